/** The Video section's CSS: two layouts. */
export const videoStyle = `
.section-video .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-40)}
.section-video .head{display:grid;gap:var(--space-12)}
.section-video .film{display:block;position:relative}
.section-video .film>summary,.section-video a.film{list-style:none;cursor:pointer;position:relative;display:block;aspect-ratio:16/9;background:var(--card);border-radius:var(--radius-image)}
.section-video summary::-webkit-details-marker{display:none}
.section-video .film[open]>summary{display:none}
.section-video .poster{aspect-ratio:16/9}
.section-video .play{position:absolute;inset:0;margin:auto;width:clamp(64px,8cqi,96px);fill:var(--accent);stroke:var(--on-accent);stroke-width:1.5}
.section-video .play path{fill:var(--on-accent);stroke:none}
.section-video iframe{display:block;width:100%;aspect-ratio:16/9;border:0;border-radius:var(--radius-image)}
`
