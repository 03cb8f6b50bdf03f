/** The Footer section's CSS. */
export const footerStyle = ''
