/** The Gallery section's CSS. */
export const galleryStyle = ''
