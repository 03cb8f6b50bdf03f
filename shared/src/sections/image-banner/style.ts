/** The Image Banner section's CSS: three layouts. */
export const imageBannerStyle = `
.section-image-banner .banner{position:relative;display:grid;grid-template-columns:minmax(0,1fr)}
.section-image-banner .banner-picture{border-radius:0;width:100%;height:min(var(--tall,320px),40cqi + 48px);opacity:calc(1 - var(--overlay,.2))}
.section-image-banner .caption{position:relative;z-index:1;font-family:var(--font-heading);font-weight:var(--heading-weight);font-style:var(--heading-style);text-transform:var(--heading-case);font-size:var(--step-2);line-height:1.2;letter-spacing:calc(var(--heading-tracking)*.6);text-wrap:balance;padding:var(--space-24) var(--gutter);background:var(--surface);color:var(--ink)}
.section-image-banner.layout-under .banner{width:min(100% - 2*var(--gutter),var(--wrap));margin-inline:auto;padding-block:var(--section-pad)}
.section-image-banner.layout-under .banner-picture{border-radius:var(--radius-image)}
.section-image-banner.layout-under .caption{max-width:var(--prose);padding:var(--space-16) 0 0;font-size:var(--step-1)}
.section-image-banner.joins-above.layout-under .banner{padding-block-start:0}
@container section (min-width:48rem){
.section-image-banner.layout-card .banner{grid-template-rows:minmax(0,1fr)}
.section-image-banner.layout-card .banner-picture{grid-area:1/1}
.section-image-banner.layout-card .caption{grid-area:1/1;align-self:center;justify-self:start;margin-inline-start:max(var(--gutter),(100cqi - var(--wrap))/2);padding:var(--space-32) var(--space-40);max-width:min(24ch,60%);border-radius:var(--radius-card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow)}
.section-image-banner.layout-wide .caption{position:absolute;inset-block-end:0;inset-inline-start:0;padding-inline:max(var(--gutter),(100cqi - var(--wrap))/2) var(--space-40);border-start-end-radius:var(--radius-card);max-width:min(70%,48ch)}
}
`
