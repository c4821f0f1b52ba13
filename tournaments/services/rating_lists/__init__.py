"""Rating lists of this installation: imported by a job, looked up while somebody types."""
