import { barStyle } from './bar-room.ts'

/** The Header section's CSS that comes apart: what answers to a hand, and how wide its links' line is. */
export const lateHeaderStyle = `
.section-header.is-fixed{position:sticky;top:0}
.section-header li a:hover,.section-header .call:hover{text-decoration:underline}
.section-header .menu>nav{position:absolute;z-index:5;inset:100% 0 auto;background:var(--surface);border-block:1px solid var(--line);padding:var(--space-8) var(--gutter) var(--space-16)}
.section-header .menu .button{margin-block:var(--space-8) var(--space-12)}
.section-header .menu .socials{display:flex;flex-wrap:wrap;border-block-start:1px solid var(--line);margin-block-start:var(--space-8)}
.section-header .more-socials{position:relative}
.section-header .more-socials>summary{min-width:40px;margin:0;font-size:var(--step--1);font-weight:var(--strong-weight)}
.section-header .more-socials>ul{position:absolute;z-index:5;inset:100% 0 auto auto;display:grid;grid-template-columns:repeat(4,40px);padding:var(--space-4);background:var(--surface);border:1px solid var(--line)}
${barStyle}`
