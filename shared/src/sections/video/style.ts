/** The Video section's CSS. */
export const videoStyle = ''
