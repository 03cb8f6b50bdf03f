/** The Customer Reviews section's CSS. */
export const customerReviewsStyle = `
.section-customer-reviews .wrap{display:grid;gap:var(--space-32)}
.section-customer-reviews .reviews{display:grid;gap:var(--space-32)}
.section-customer-reviews blockquote{font-size:var(--step-1);line-height:1.4;max-width:40ch}
.section-customer-reviews figcaption{margin-block-start:var(--space-12);font-size:var(--step--1)}
.section-customer-reviews .author+.place::before{content:", "}
@container section (min-width:48rem){.section-customer-reviews .reviews{grid-template-columns:repeat(auto-fit,minmax(300px,1fr))}}
`
