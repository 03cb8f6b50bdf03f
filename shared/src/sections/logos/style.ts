/** The Logo Grid section's CSS. */
export const logosStyle = ''
