import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { ImageBannerSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const under: Layout<ImageBannerSection> = {
  id: 'under',
  name: 'Caption below',
  alignments: acrossOrFilling,
  suits: always,
  style: `
.section-image-banner.layout-under .banner{width:min(100% - 2*var(--gutter),var(--wrap));margin-inline:auto;padding-block:var(--section-pad)}
.section-image-banner.layout-under .banner-picture{border-radius:var(--radius-image)}
.section-image-banner.layout-under .caption{max-width:var(--prose);padding:var(--space-16) 0 0;font-size:var(--step-1)}
.section-image-banner.joins-above.layout-under .banner{padding-block-start:0}
`,
}
