import type { Layout } from '../../../layout.ts'
import type { ContactSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const banner: Layout<ContactSection> = {
  id: 'banner',
  name: 'Large number',
  suits: ({ showDetails }) => showDetails,
  style: `
@container section (min-width:62rem){
.section-contact.layout-banner .wrap{grid-auto-flow:dense;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:var(--space-24) clamp(40px,6cqi,80px)}
.section-contact.layout-banner .words,.section-contact.layout-banner .facts{display:contents}
.section-contact.layout-banner .head,.section-contact.layout-banner .big-fact{grid-column:1/-1}
.section-contact.layout-banner .big-fact{font-size:min(var(--size-hero),11cqi);line-height:1;margin-block-end:var(--space-24)}
.section-contact.layout-banner .facts>:not(.big-fact){grid-column:1}
.section-contact.layout-banner .panel{grid-column:2;grid-row:span 6}
}
`,
}
