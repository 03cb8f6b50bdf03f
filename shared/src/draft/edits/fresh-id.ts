/** A new id for a section or item, unlike any other device's: 60 random bits. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => 'abcdefghijkmnopqrstuvwxyz2345678'[byte % 32])
    .join('')
