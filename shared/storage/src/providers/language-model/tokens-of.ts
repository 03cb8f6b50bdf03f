/** Three letters of Latin are a token or less, and so are the three bytes of a letter of Japanese, Korean or Chinese. */
const bytesPerToken = 3

/** How many tokens a text is at most, in any language that is written here. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken)
