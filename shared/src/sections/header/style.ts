import { visuallyHidden } from '../../page/visually-hidden.ts'

/** The Header section's CSS: four layouts. */
export const headerStyle = `
.section-header{z-index:4;border-block-end:var(--header-line) solid var(--rule)}
.section-header .bar{width:min(100% - 2*var(--gutter),var(--wrap));margin-inline:auto;display:flex;align-items:center;gap:var(--space-16);min-height:64px;padding-block:var(--space-6)}
.section-header .logo{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:1.25rem;line-height:1.1;letter-spacing:-.01em;text-decoration:none;text-transform:var(--heading-case);margin-inline-end:auto;text-wrap:balance;min-width:0;padding-block:var(--space-12)}
.section-header .logo-body{font-family:var(--font-body);text-transform:none}
.section-header .logo-large{font-size:1.5rem}
.section-header .logo-extralarge{font-size:1.875rem}
.section-header .weight-300{font-weight:300}
.section-header .weight-400{font-weight:400}
.section-header .weight-500{font-weight:500}
.section-header .weight-600{font-weight:600}
.section-header .weight-700{font-weight:700}
.section-header .weight-800{font-weight:800}
.section-header .logo-image{border-radius:0;block-size:48px}
.section-header .logo-image>img{width:auto;max-width:200px}
.section-header .links{display:none;flex-shrink:0;overflow-wrap:break-word}
.section-header .links>ul{display:flex;flex-wrap:wrap;gap:0 var(--space-24)}
.section-header .socials{display:none}
.section-header .socials a{display:grid;place-items:center;min-width:40px;min-height:48px;padding:0}
.section-header .socials svg{width:20px;fill:currentcolor}
.section-header a{text-decoration:none}
.section-header li a{display:block;padding-block:var(--space-12)}
.section-header .call{font-weight:var(--strong-weight);white-space:nowrap;padding-block:var(--space-12);font-variant-numeric:lining-nums tabular-nums}
.section-header .ends{display:contents}
.section-header .ends .button{display:none;white-space:nowrap}
.section-header summary{list-style:none;cursor:pointer;min-width:48px;min-height:48px;display:grid;place-items:center;margin-inline-end:calc(-1*var(--space-12))}
.section-header summary::-webkit-details-marker{display:none}
.section-header summary svg{width:24px;stroke:currentcolor;stroke-width:2;fill:none}
.section-header .menu[open] .bars,.section-header .menu:not([open]) .cross{display:none}
.section-header .menu-word{${visuallyHidden}}
@container section (max-width:30rem){
.section-header .is-crowded .call{display:none}
}
@container section (max-width:26rem){
.section-header .logo{font-size:1.125rem}
.section-header .call{font-size:var(--step--1)}
}
@container section (min-width:62rem){
.section-header .bar{min-height:80px;gap:var(--space-24)}
.section-header .links{display:block}
.section-header .ends .button{display:inline-flex}
.section-header .menu,.section-header .menu .button{display:none}
.section-header .socials{display:flex}
}
`
