import type { Layout } from '../../../layout.ts'
import { acrossOrUpright } from '../../../layout-alignments.ts'
import type { LogosSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const beside: Layout<LogosSection> = {
  id: 'beside',
  name: 'Beside',
  alignments: acrossOrUpright,
  suits: ({ heading }) => heading !== '',
  style: `
@container section (min-width:62rem){
.section-logos.layout-beside .wrap{grid-template-columns:minmax(0,4fr) minmax(0,7fr);align-items:center}
}
`,
}
