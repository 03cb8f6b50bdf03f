/** The Introduction section's CSS. */
export const introductionStyle = ''
