/** The Code Embed section's CSS. */
export const codeEmbedStyle = ''
