/** The Video section's CSS. */
export const videoStyle = `
.section-video .wrap{display:grid;gap:var(--space-32)}
.section-video .head{display:grid;gap:var(--space-12)}
.section-video .film{display:block;position:relative}
.section-video summary{list-style:none;cursor:pointer;position:relative;display:block;aspect-ratio:16/9;background:var(--card);border-radius:var(--radius-image)}
.section-video summary::-webkit-details-marker{display:none}
.section-video .film[open]>summary{display:none}
.section-video .poster{aspect-ratio:16/9}
.section-video .play{position:absolute;inset:0;margin:auto;width:80px;fill:var(--accent)}
.section-video .play path{fill:var(--on-accent)}
.section-video iframe{width:100%;aspect-ratio:16/9;border:0;border-radius:var(--radius-image)}
`
