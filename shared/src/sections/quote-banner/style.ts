/** The Text Banner section's CSS: three layouts. */
export const quoteBannerStyle = `
.section-quote-banner .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24)}
.section-quote-banner .primary{max-width:24ch;font-size:calc(var(--size-section)*1.06*var(--heading-scale))}
.section-quote-banner.words-few .primary{font-size:calc(var(--step-5)*var(--heading-scale));max-width:16ch}
.section-quote-banner.words-many .primary{max-width:28ch}
.section-quote-banner .aside{display:grid;gap:var(--space-16);justify-items:start}
.section-quote-banner .aside:empty{display:none}
.section-quote-banner .subhead{font-size:var(--step-1);line-height:1.4;max-width:44ch}
.section-quote-banner.align-center .wrap{justify-items:center;text-align:center}
.section-quote-banner.align-center .aside{justify-items:center}
`
