/** The Services section's CSS. */
export const servicesStyle = ''
