### How a phone gets the hall's certificate.

Console-Certificate =
    .title = Certificate of this hall
    .about = With it an arbiter's phone or laptop talks to this server over HTTPS, and its console survives a reload without the network. Players need no certificate. It is good for this server's local network alone and ends by itself within 60 days.
    .download = Download the certificate
    .install = Install it:
    .compare = Compare the SHA-256 fingerprint that the device shows with the one in the server's terminal. If they differ, remove it again:
    .open = Now open { $address }
    .devices-join = A device joins by a code made there.
    .code = Code of this page, for the next device
    .remove = After the event remove “Openhall …” again where you installed it.
    .not-started = This server was started without --https.

# The steps on each kind of device, in the words of its settings.
Console-CertificateSteps =
    .android = Android
    .android-settings = Settings → Security → More security settings → Encryption & credentials → Install a certificate → CA certificate. (Or search the settings for “CA certificate”.)
    .android-install = “Install anyway”, then choose { $file } in the downloads.
    .iphone = iPhone, iPad
    .iphone-download = Open this page in Safari and allow the download of the profile.
    .iphone-install = Settings → General → VPN & Device Management → the profile “Openhall …” → Install.
    .iphone-trust = Settings → General → About → Certificate Trust Settings: switch on full trust for “Openhall …”.
    .windows = Windows
    .windows-open = Open { $file } → Install Certificate → Current User.
    .windows-store = “Place all certificates in the following store” → Browse → Trusted Root Certification Authorities → Finish. Start the browser again.
    .mac = Mac
    .mac-open = Open { $file }; it goes to the keychain “login”.
    .mac-trust = In Keychain Access open “Openhall …” → Trust → When using this certificate: Always Trust.
    .linux = Linux, and Firefox on any computer
    .firefox = Firefox: Settings → Privacy & Security → Certificates → View Certificates → Authorities → Import → { $file }, “Trust this CA to identify websites”.
    .chromium = Chromium: { $page } → Custom → Installed by you → Trusted Certificates → Import.
