/** The Customer Reviews section's CSS: one markup, five layouts. */
export const customerReviewsStyle = `
.section-customer-reviews .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-40)}
.section-customer-reviews .reviews:not(.scrolls){display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-32) var(--gap)}
.section-customer-reviews blockquote{line-height:1.5;max-width:52ch;text-wrap:pretty}
.section-customer-reviews blockquote p::before{content:open-quote}
.section-customer-reviews blockquote p::after{content:close-quote}
.section-customer-reviews figcaption{margin-block-start:var(--space-12);font-size:var(--step--1)}
.section-customer-reviews .author+.place::before{content:", "}
.section-customer-reviews .sample{margin-inline-start:var(--space-8)}
`
