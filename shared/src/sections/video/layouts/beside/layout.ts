import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import { acrossOrUpright } from '../../../layout-alignments.ts'
import type { VideoSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const beside: Layout<VideoSection> = {
  id: 'beside',
  name: 'Beside',
  alignments: acrossOrUpright,
  suits: always,
  style: `
@container section (min-width:62rem){
.section-video.layout-beside .wrap{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-56);align-items:center}
}
`,
}
