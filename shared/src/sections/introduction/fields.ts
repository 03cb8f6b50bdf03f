import { button, image, number, richText, text } from '../../field/define.ts'
import { overlayRange } from '../../image/image-limits.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Introduction section. */
export const introductionLimits = { heading: 150, body: 512 } as const

/** The fields of the Introduction section (specification 3). */
export const introductionFields = {
  heading: text('Heading', introductionLimits.heading, { readsUpTo: 90 }),
  body: richText('Text', introductionLimits.body),
  button: button('Button', 'Email Us'),
  image: image('Picture'),
  introductionOverlay: number('Picture overlay', {
    ...overlayRange,
    initial: 0.75,
  }),
} as const

/** The Introduction section as plain values. */
export type IntroductionSection = Section<typeof introductionFields>
