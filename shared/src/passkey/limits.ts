/** How many passkeys an account has at most. */
export const passkeysMaximum = 10

/** How long the name of a passkey is at most. */
export const passkeyNameMaximum = 64

/** The ways in which an authenticator may be reached. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
