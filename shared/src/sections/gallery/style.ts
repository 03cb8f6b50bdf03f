/** The Gallery section's CSS: one markup, five layouts. */
export const galleryStyle = `
.section-gallery .head{margin-block-end:var(--space-32)}
.section-gallery .pictures:not(.scrolls){display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24) var(--gap)}
.section-gallery .picture{aspect-ratio:4/3}
.section-gallery .picture:not(.picture-slot,.decor-screen){border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow)}
.section-gallery figcaption{padding-block-start:var(--space-8);font-size:var(--step--1);max-width:var(--prose)}
@container section (min-width:62rem){
.section-gallery .head{margin-block-end:var(--space-56)}
.section-gallery.align-center .head{text-align:center}
}
`
