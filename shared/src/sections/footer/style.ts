import { nameLengths } from '../../page/content-classes.ts'

/** The Footer section's CSS: five layouts. */
export const footerStyle = `
.section-footer .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24);padding-block:var(--space-40);font-size:var(--step--1)}
.section-footer .links,.section-footer .facts{display:flex;flex-wrap:wrap;gap:0 var(--space-24);align-items:center}
.section-footer a{display:inline-block;padding-block:var(--space-12);overflow-wrap:anywhere}
.section-footer .facts p{padding-block:var(--space-12)}
.section-footer .hours{margin-block-start:var(--space-8)}
.section-footer .imprint{display:flex;flex-wrap:wrap;gap:var(--space-8) var(--space-24);justify-content:space-between}
.section-footer .name{font-size:var(--step-2)}
.section-footer.layout-centered .wrap{justify-items:center;text-align:center}
.section-footer.layout-centered .facts,.section-footer.layout-centered .links,.section-footer.layout-centered .imprint{justify-content:center}
.section-footer.joins-above .wrap{border-block-start:1px solid var(--line);padding-block-start:var(--space-32)}
.section-footer .wordmark{width:100%;overflow:hidden;white-space:nowrap;font-size:min(22cqi,(100cqi - 2*var(--gutter))/(var(--length,20)*var(--glyph)));line-height:1;padding:var(--space-40) var(--gutter) 0;color:var(--accent);letter-spacing:-.04em}
${nameLengths.map((length) => `.section-footer .length-${length}{--length:${length}}`).join('')}
@container section (min-width:48rem){
.section-footer.layout-full-width .wrap{grid-template-columns:minmax(0,1fr) auto}
.section-footer.layout-full-width .imprint,.section-footer.layout-full-width .additional{grid-column:1/-1}
.section-footer.layout-columns .wrap{grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),auto));justify-content:space-between;gap:var(--space-40);align-items:start}
.section-footer.layout-columns .name,.section-footer.layout-columns .additional,.section-footer.layout-columns .imprint{grid-column:1/-1}
.section-footer.layout-columns .facts,.section-footer.layout-columns .links{display:grid}
.section-footer.layout-columns .imprint{border-block-start:1px solid var(--line);padding-block-start:var(--space-16)}
.section-footer.layout-line .wrap{grid-template-columns:auto minmax(0,1fr);align-items:center}
.section-footer.layout-line .additional{grid-column:1/-1}
.section-footer.layout-line .imprint{gap:var(--space-8) var(--space-40)}
.section-footer.layout-line .links+.imprint{justify-content:end}
.section-footer.layout-line .imprint:only-child{grid-column:1/-1}
}
`
