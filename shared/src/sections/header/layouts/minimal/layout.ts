import type { Layout } from '../../../layout.ts'
import type { HeaderSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const minimal: Layout<HeaderSection> = {
  id: 'minimal',
  name: 'Minimal',
  alignments: [],
  suits: ({ logoText }) => logoText.length <= 30,
  style: `
@container section (min-width:62rem){
.section-header.layout-minimal .links>ul{gap:0 var(--space-16)}
}
`,
}
