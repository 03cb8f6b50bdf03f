/** The Team section's CSS. */
export const teamStyle = ''
