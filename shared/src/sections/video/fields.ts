import { image, link, richText, text } from '../../field/define.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Video section. */
export const videoLimits = { heading: 80, description: 2000 } as const

/** The fields of the Video section (specification 3). */
export const videoFields = {
  heading: text('Heading', videoLimits.heading),
  body: richText('Text', videoLimits.description),
  link: link('Video address', { type: 'Web' }),
  poster: image('Poster'),
} as const

/** The Video section as plain values. */
export type VideoSection = Section<typeof videoFields>
