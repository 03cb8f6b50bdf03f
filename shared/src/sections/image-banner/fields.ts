import { image, number, text } from '../../field/define.ts'
import type { Section } from '../section.ts'

/** The fields of the Image Banner section (specification 3). */
export const imageBannerFields = {
  image: image('Picture'),
  caption: text('Words on the picture', 92),
  height: number('Height', { minimum: 160, maximum: 640, step: 8, initial: 320 }),
} as const

/** The Image Banner section as plain values. */
export type ImageBannerSection = Section<typeof imageBannerFields>
