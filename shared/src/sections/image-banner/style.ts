/** The Image Banner section's CSS. */
export const imageBannerStyle = `
.section-image-banner .banner-picture{border-radius:0;height:var(--tall);width:100%}
.section-image-banner .caption{padding:var(--space-16) var(--gutter)}
`
