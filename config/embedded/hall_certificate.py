"""The hall's authority and the server certificate it signs: HTTPS where nobody has a domain.

The authority may vouch for the local network and this machine alone (RFC 5280 4.2.1.10), so that a
phone which trusts it trusts nothing else by it, and it ends by itself when the event is over.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from datetime import datetime, timedelta

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

LIFE = timedelta(days=60)
LEAST = timedelta(days=20)
"""What an authority must have left at a start: the longest event, and the days around it."""
CLOCKS = timedelta(days=1)
"""How far the clock of a phone may be behind."""
NETWORKS = (
    *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10"),
    *("127.0.0.0/8", "::1/128", "fc00::/7", "fe80::/10"),
)
DOMAINS = ("localhost", "local")

Key = ec.EllipticCurvePrivateKey
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Names = list[x509.GeneralName]


@dataclass(frozen=True)
class Signed:
    """A certificate with its private key."""

    certificate: x509.Certificate
    key: Key

    @property
    def pem(self) -> bytes:
        return self.certificate.public_bytes(serialization.Encoding.PEM)

    @property
    def key_pem(self) -> bytes:
        return self.key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )

    @property
    def fingerprint(self) -> str:
        """SHA-256, as phones and browsers show it: 32 pairs of digits."""
        return self.certificate.fingerprint(hashes.SHA256()).hex(" ").upper()


def make_authority(machine: str, addresses: list[str], now: datetime) -> Signed:
    """A new root for this machine: its host name, which need not be a domain's, and the addresses
    it has now, which in some networks are public ones."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = _subject(f"Openhall {machine} {now:%Y-%m-%d}")
    networks = [ipaddress.ip_network(each) for each in NETWORKS]
    own = [ipaddress.ip_network(each) for each in addresses if not _within(each, networks)]
    names: Names = [x509.IPAddress(each) for each in (*networks, *own)]
    names += [x509.DNSName(each) for each in (*DOMAINS, machine) if each]
    usage = _usage(signs_certificates=True)
    built = (
        _builder(name, name, key, now, now + LIFE)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.NameConstraints(names, None), critical=True)
    )
    return Signed(built.sign(key, hashes.SHA256()), key)


def make_server_certificate(authority: Signed, names: list[str], now: datetime) -> Signed:
    """For those of the names (host names, addresses) that the authority may vouch for; it lasts as
    long as the authority."""
    key = ec.generate_private_key(ec.SECP256R1())
    root = authority.certificate
    vouched = [_general(name) for name in names if may_vouch(root, name)]
    server = [ExtendedKeyUsageOID.SERVER_AUTH]
    issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key())
    subject = _subject("Openhall server")
    built = (
        _builder(subject, root.subject, key, now, root.not_valid_after_utc)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage(server), critical=False)
        .add_extension(x509.SubjectAlternativeName(vouched), critical=False)
        .add_extension(issuer, critical=False)
    )
    return Signed(built.sign(authority.key, hashes.SHA256()), key)


def lasts(authority: Signed, now: datetime) -> bool:
    """Whether it is valid now and long enough for an event that starts now."""
    root = authority.certificate
    return root.not_valid_before_utc <= now <= root.not_valid_after_utc - LEAST


def serves(server: Signed, authority: Signed, names: list[str]) -> bool:
    """Whether the server certificate is this authority's and for just these names."""
    root = authority.certificate
    try:
        server.certificate.verify_directly_issued_by(root)
    except (InvalidSignature, TypeError, ValueError):
        return False
    wanted = {_general(name) for name in names if may_vouch(root, name)}
    return set(names_of(server.certificate)) == wanted


def names_of(certificate: x509.Certificate) -> list[x509.GeneralName]:
    """The names and addresses it is for."""
    extension = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName)
    return list(extension.value)


def may_vouch(root: x509.Certificate, name: str) -> bool:
    """Whether the name or address is within the authority's name constraints."""
    limits = root.extensions.get_extension_for_class(x509.NameConstraints).value
    allowed = [each.value for each in limits.permitted_subtrees or ()]
    if _address(name) is not None:
        return _within(name, [each for each in allowed if not isinstance(each, str)])
    domains = [each for each in allowed if isinstance(each, str)]
    return any(name == each or name.endswith(f".{each}") for each in domains)


def _builder(
    subject: x509.Name, issuer: x509.Name, key: Key, now: datetime, end: datetime
) -> x509.CertificateBuilder:
    public = key.public_key()
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(public)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - CLOCKS)
        .not_valid_after(end)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), critical=False)
    )


def _subject(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name[:64])])


def _usage(signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _general(name: str) -> x509.GeneralName:
    address = _address(name)
    return x509.DNSName(name) if address is None else x509.IPAddress(address)


def _within(address: str, networks: list[Network]) -> bool:
    return any(ipaddress.ip_address(address) in network for network in networks)


def _address(name: str) -> Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None
