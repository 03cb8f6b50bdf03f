import { alignmentStyle } from './alignment-style.ts'
import { decorFrameStyle } from './decor-frame-style.ts'
import { emptyPlaceStyle } from './empty-place.tsx'

/**
 * The CSS of every page that may come later: frames of pictures, the cookie choice, who made pictures. Nothing is moved by
 * it but words that their owner aligned.
 */
export const lateBaseStyle = `
${decorFrameStyle}${emptyPlaceStyle}${alignmentStyle}.cookies{position:fixed;z-index:8;inset:auto 0 var(--space-16);width:min(560px,100% - 2*var(--space-16));margin:0 auto;display:flex;flex-wrap:wrap;gap:var(--space-12);align-items:center;padding:var(--space-16);background:var(--cookie-ground,var(--card));color:var(--cookie-ink,var(--ink));border:1px solid var(--line);border-radius:var(--radius-card);box-shadow:0 8px 32px rgb(0 0 0/.2)}
.cookies[hidden]{display:none}
.cookies [aria-pressed=true]{outline:2px solid;outline-offset:2px}
html:has(.cookies:not([hidden])){scroll-padding-bottom:var(--cookies)}
.cookies:not([hidden])~:last-child{border-bottom:var(--cookies) solid transparent}
.cookies>p{flex:1 1 220px;font-size:var(--step--1)}
.mode-canvas .cookies{position:relative;inset:auto;margin:var(--space-16) auto}
.cookie-choice{padding:var(--space-12) 0;border:0;background:none;color:var(--ink-soft);text-decoration:underline;cursor:pointer}
.credits a{display:inline;text-decoration:underline}
.report-alone{display:flex;flex-wrap:wrap;gap:0 var(--space-24);align-items:baseline;padding:var(--space-12) var(--gutter);font-size:var(--step--1)}
.picture.grayscale img{filter:grayscale(1)}
.sample{display:inline-block;border:1px dashed currentcolor;border-radius:var(--space-4);padding:0 var(--space-6);font-size:.75rem;color:var(--ink-soft);justify-self:start;align-self:start}
@media (forced-colors:active){.button{border:1px solid}}
`
