import { image, items, link, richText, text } from '../../field/define.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Logo Grid section. */
export const logosLimits = { heading: 64, body: 512, items: 10 } as const

/** The fields of the Logo Grid section (specification 3). */
export const logosFields = {
  heading: text('Heading', logosLimits.heading),
  body: richText('Text', logosLimits.body),
  items: items('Logos', {
    itemLabel: 'logo',
    maximum: logosLimits.items,
    fields: { image: image('Logo', { whole: true }), link: link('Link') },
  }),
} as const

/** The Logo Grid section as plain values. */
export type LogosSection = Section<typeof logosFields>
