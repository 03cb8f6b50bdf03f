import type { Layout } from '../../../section.ts'
import type { HeaderSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const stacked: Layout<HeaderSection> = {
  id: 'stacked',
  name: 'Stacked',
  suits: ({ logoText }) => logoText.length > 24,
  style: `
@container section (min-width:62rem){
.section-header.layout-stacked .bar{flex-wrap:wrap;padding-block:var(--space-16) var(--space-8);gap:0 var(--space-24)}
.section-header.layout-stacked .links{order:5;flex-basis:100%}
}
`,
}
