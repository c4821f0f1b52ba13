### Mirrors: why one is not set, what it can be, and why files are not there.

# Why a mirror is not set.
NoMirror =
    .kind = There is no such kind of place.
    .no-folder = This server writes into no folder of its machine; only who runs it can allow that.
    .outside = Write the name of a folder, as it is called below the one that this server has for mirrors.
    .host-key = A key of a host is written as OpenSSH shows it: SHA256: and 43 letters, with or without its kind before it (ssh-ed25519).
    .readers-at = An address for readers begins with https:// or http:// and has neither blanks nor a question mark.

# Where the files stand.
MirrorKind =
    .folder = A folder of this server
    .s3 = A store that speaks S3
    .sftp = SFTP
    .webdav = WebDAV

# Why a file could not be read, written or removed, by the code of the problem.
MirrorProblem =
    .no-folder = this server has no folder for mirrors, or it is no folder
    .denied = the place does not let this server write there
    .full = the place is full
    .disk = the disk could not be read or written
    .status = the place refused
    .timeout = no answer in time
    .address = not called: an address of the local machine or network, or none of anybody
    .unknown-host = the name is not known
    .no-connection = no connection
    .certificate = its certificate is not trusted
    .tls = no secure connection
    .not-http = the answer is not HTTP
    .clock = the clock of this server is wrong, says the place
    .region = the place wants another region, or the address of its own region
    .bucket = there is no such bucket
    .key = the private key cannot be read: without a passphrase, in the form of OpenSSH or PEM
    .host-key = this is not the host that it was: its key is another one. If whoever runs it says that this is right, enter the new key, or write the address anew
    .sealed = the password was sealed by another server: enter it again
    .other-tournament = another tournament stands there: choose another folder, or write everything anew
    .newer-there = a newer version stands there, of another server or of a log before a back-up was put back: write everything anew if this server leads
