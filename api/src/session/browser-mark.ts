/** How long a browser that has signed in is known. */
export const browserKnownMs = 180 * 24 * 60 * 60 * 1000
