/** The Header section's CSS. */
export const headerStyle = ''
