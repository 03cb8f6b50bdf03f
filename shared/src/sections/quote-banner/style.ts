/** The Text Banner section's CSS. */
export const quoteBannerStyle = ''
