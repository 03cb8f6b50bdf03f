/** The Image Banner section's CSS: three layouts. */
export const imageBannerStyle = `
.section-image-banner .banner{position:relative;display:grid;grid-template-columns:minmax(0,1fr)}
.section-image-banner .banner-picture{border-radius:0;width:100%;height:min(var(--tall,320px),40cqi + 48px);opacity:calc(1 - var(--overlay,.2))}
.section-image-banner .caption{position:relative;z-index:1;font-family:var(--font-heading);font-weight:var(--heading-weight);font-style:var(--heading-style);text-transform:var(--heading-case);font-size:var(--step-2);line-height:1.2;letter-spacing:calc(var(--heading-tracking)*.6);text-wrap:balance;padding:var(--space-24) var(--gutter);background:var(--surface);color:var(--ink)}
`
