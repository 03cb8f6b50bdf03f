/** The Newsletter section's CSS. */
export const newsletterStyle = ''
