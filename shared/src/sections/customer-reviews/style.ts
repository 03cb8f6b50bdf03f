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
.section-customer-reviews.layout-large .wrap{gap:var(--space-56)}
.section-customer-reviews.layout-large blockquote,.section-customer-reviews.layout-unequal .review:first-child blockquote{font-family:var(--font-heading);font-weight:var(--heading-weight);font-style:var(--heading-style);text-transform:var(--heading-case);letter-spacing:calc(var(--heading-tracking)*.6);font-size:var(--size-quote);line-height:1.24;max-width:min(30ch,100%)}
.section-customer-reviews.layout-large .is-long blockquote,.section-customer-reviews.layout-unequal .review.is-long:first-child blockquote{font-size:var(--step-1);line-height:1.5;max-width:52ch;text-transform:none;font-family:var(--font-body);font-weight:400;font-style:normal;letter-spacing:0}
.section-customer-reviews.layout-large .is-short blockquote{font-size:calc(var(--size-quote)*1.3)}
.section-customer-reviews.layout-large figure{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center}
.section-customer-reviews.layout-large h2{font:var(--strong-weight) var(--step-0)/1.4 var(--font-body);letter-spacing:0;text-align:center;text-transform:none}
.section-customer-reviews.layout-staggered .review,.section-customer-reviews.layout-carousel .review{background:var(--card);padding:clamp(20px,2.6cqi,32px);border-radius:var(--radius-card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow)}
.section-customer-reviews.layout-carousel figure,.section-customer-reviews.layout-staggered figure{display:grid;height:100%;align-content:space-between}
.section-customer-reviews.layout-carousel .review{width:min(84cqi,440px)}
.section-customer-reviews.layout-carousel .review:first-child{width:min(84cqi,560px)}
.section-customer-reviews.layout-carousel .review:first-child blockquote,.section-customer-reviews.layout-staggered .review:first-child blockquote{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-2);line-height:1.25}
.section-customer-reviews.layout-columns .review{border-block-start:var(--border-width) solid var(--rule);padding-block-start:var(--space-16)}
.section-customer-reviews.layout-columns .reviews:not(:has(.review:not(.is-short))) blockquote{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-2);line-height:1.2}
.section-customer-reviews.layout-unequal .review:nth-child(n+2){border-inline-start:max(2px,var(--border-width)) solid var(--accent);padding-inline-start:var(--space-24)}
@container section (min-width:48rem){
.section-customer-reviews.layout-columns .reviews{display:block;columns:2;column-gap:var(--space-40)}
.section-customer-reviews.layout-columns .review{break-inside:avoid;margin-block-end:var(--space-40)}
.section-customer-reviews.layout-staggered .reviews{grid-template-columns:repeat(12,minmax(0,1fr));gap:var(--gap)}
.section-customer-reviews.layout-staggered .review{grid-column:span 5}
.section-customer-reviews.layout-staggered .review:first-child{grid-column:span 7}
.section-customer-reviews.layout-staggered .review:nth-child(3){grid-column:4/span 6}
.section-customer-reviews.layout-staggered .count-4>.review:nth-child(3){grid-column:2/span 5}
.section-customer-reviews.layout-staggered .review:nth-child(4){grid-column:span 5}
.section-customer-reviews.layout-staggered .count-5>.review:nth-child(3){grid-column:span 5}
.section-customer-reviews.layout-staggered .count-5>.review:nth-child(4){grid-column:span 7}
.section-customer-reviews.layout-staggered .count-5>.review:nth-child(5){grid-column:4/span 6}
}
@container section (min-width:62rem){
.section-customer-reviews.layout-columns .reviews:not(.count-2,.count-4){columns:3}
.section-customer-reviews.layout-unequal .reviews{grid-template-columns:minmax(0,7fr) minmax(0,4fr);gap:var(--space-40) clamp(40px,6cqi,80px)}
.section-customer-reviews.layout-unequal .review:first-child{grid-row:1/span 1}
.section-customer-reviews.layout-unequal .count-3>.review:first-child{grid-row:1/span 2}
.section-customer-reviews.layout-unequal .reviews:not(.count-2,.count-3)>.review:first-child{grid-row:1/span 3}
.section-customer-reviews.layout-unequal .review:nth-child(n+2){align-self:start}
.section-customer-reviews.layout-unequal .count-2>.review:nth-child(2){align-self:end}
}
`
