import type { Layout } from '../../../layout.ts'
import { acrossOrUpright } from '../../../layout-alignments.ts'
import type { ImageBannerSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const card: Layout<ImageBannerSection> = {
  id: 'card',
  name: 'Card',
  alignments: acrossOrUpright,
  suits: ({ caption }) => caption !== '',
  widePicture: 'head',
  style: `
@container section (min-width:48rem){
.section-image-banner.layout-card .banner{grid-template-rows:minmax(0,1fr)}
.section-image-banner.layout-card .banner-picture{grid-area:1/1}
.section-image-banner.layout-card .caption{grid-area:1/1;align-self:center;justify-self:start;margin-inline-start:max(var(--gutter),(100cqi - var(--wrap))/2);padding:var(--space-32) var(--space-40);max-width:min(24ch,60%);border-radius:var(--radius-card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow)}
}
`,
}
