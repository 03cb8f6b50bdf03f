/** The Text Banner section's CSS. */
export const quoteBannerStyle = `
.section-quote-banner .wrap{display:grid;gap:var(--space-24)}
.section-quote-banner .primary{max-width:24ch}
.section-quote-banner .aside{display:grid;gap:var(--space-16);justify-items:start}
.section-quote-banner .aside:empty{display:none}
.section-quote-banner .subhead{font-size:var(--step-1);line-height:1.4;max-width:44ch}
`
