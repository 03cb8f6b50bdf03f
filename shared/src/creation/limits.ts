/** Specification 9: how long the model may take with the words of a website, and with how it is laid out (milliseconds). */
export const creationTimeouts = { personalizingMs: 4_500, organizingMs: 8_000 } as const
