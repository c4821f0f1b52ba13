"""How the parts of Openhall are put together and run."""
