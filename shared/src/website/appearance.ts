import type { DraftContent, SectionOf } from '../draft/content.ts'
import { plainTextOf } from '../rich-text/rich-text.ts'
import type { Appearance } from './endpoints.ts'

const textMaximum = 160

const introductionOf = ({ sections }: DraftContent): SectionOf<'Introduction'> | undefined =>
  sections.find((section) => section.type === 'Introduction')

/** What a list shows of a draft: its theme, the words of its introduction and what its artwork draws. */
export const appearanceOf = (content: DraftContent): Appearance => {
  const introduction = introductionOf(content)
  const image = introduction?.image
  return {
    theme: { ...content.theme },
    heading: introduction?.heading ?? '',
    text: introduction === undefined ? '' : plainTextOf(introduction.body).slice(0, textMaximum),
    industry:
      image?.provider === 'Artwork' ? (image.reference.split('/')[0] ?? '') : content.business.industry,
  }
}
