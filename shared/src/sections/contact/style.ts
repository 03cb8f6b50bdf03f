/** The Contact section's CSS. */
export const contactStyle = ''
