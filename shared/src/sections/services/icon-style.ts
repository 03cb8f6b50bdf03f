/** The CSS of the icons beside services: small before a line of a list, larger where a service has room. */
export const iconStyle = `
.section-services .icon{--icon:24px;display:block;align-self:start}
.section-services .icon svg{inline-size:var(--icon);block-size:var(--icon);overflow:visible}
.section-services .icon-line{fill:none;stroke:var(--ink);stroke-width:var(--pen,1.6px);stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.section-services .icon-spot{fill:var(--accent)}
.section-services .service.has-icon{grid-template-columns:auto minmax(0,1fr);column-gap:var(--space-16)}
.section-services .icons-disc .icon,.section-services .icons-tile .icon{padding:var(--space-12);justify-self:start}
.section-services .icons-disc .icon{border-radius:50%;background:color-mix(in srgb,var(--accent) 14%,transparent)}
.section-services .icons-tile .icon{background:var(--accent);border-radius:var(--radius-card)}
.section-services .icons-tile .icon-line{stroke:var(--on-accent)}
.section-services .icons-tile .icon-spot{fill:var(--on-accent);fill-opacity:.4}
.section-services ul:is(.icons-disc,.icons-tile) .icon{--icon:32px}
`
