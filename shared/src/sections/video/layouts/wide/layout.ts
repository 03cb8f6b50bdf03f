import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { VideoSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const wide: Layout<VideoSection> = {
  id: 'wide',
  name: 'Wide',
  alignments: acrossOrFilling,
  suits: always,
  style: `
@container section (min-width:62rem){
.section-video.layout-wide .head{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:var(--space-40);align-items:end}
}
`,
}
