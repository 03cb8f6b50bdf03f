import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { NewsletterSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const centered: Layout<NewsletterSection> = {
  id: 'centered',
  name: 'Centered',
  alignments: [],
  suits: always,
  style: `
.section-newsletter.layout-centered .panel{justify-items:center;text-align:center}
.section-newsletter.layout-centered .fields{width:min(100%,520px);text-align:start}
`,
}
