import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { TeamSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const portraits: Layout<TeamSection> = {
  id: 'portraits',
  name: 'Portraits',
  alignments: acrossOrFilling,
  rank: 2,
  columns: (count) => (count === 4 ? 4 : 3),
  suits: ({ items }) => items.length >= 2 && items.some(({ image }) => image !== null),
  style: `
.section-team.layout-portraits .picture-slot{width:min(100%,480px)}
@container section (min-width:36rem){
.section-team.layout-portraits .members{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@container section (min-width:62rem){
.section-team.layout-portraits .members{grid-template-columns:repeat(3,minmax(0,1fr))}
.section-team.layout-portraits .count-2{grid-template-columns:repeat(2,minmax(0,400px))}
.section-team.layout-portraits .count-4{grid-template-columns:repeat(4,minmax(0,1fr))}
}
`,
}
