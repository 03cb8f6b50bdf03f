import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { ImageBannerSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const wide: Layout<ImageBannerSection> = {
  id: 'wide',
  name: 'Wide',
  alignments: ['Left', 'Center', 'Right', 'Fill', 'Top', 'Bottom'],
  suits: always,
  widePicture: 'head',
  style: `
@container section (min-width:48rem){
.section-image-banner.layout-wide .caption{position:absolute;inset-block-end:0;inset-inline-start:0;padding-inline:max(var(--gutter),(100cqi - var(--wrap))/2) var(--space-40);border-start-end-radius:var(--radius-card);max-width:min(70%,48ch)}
}
`,
}
