/** The Image Banner section's CSS. */
export const imageBannerStyle = ''
