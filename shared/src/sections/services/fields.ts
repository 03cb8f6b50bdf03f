import { iconNames } from '../../artwork/icons/icon-names.ts'
import { button, choice, image, items, richText, sample, text } from '../../field/define.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Services section. */
export const servicesLimits = { heading: 64, pricing: 80, body: 1024, items: 24 } as const

/** The fields of the Services section (specification 3). */
export const servicesFields = {
  heading: text('Heading', servicesLimits.heading),
  body: richText('Text', servicesLimits.body),
  items: items('Services', {
    itemLabel: 'service',
    maximum: servicesLimits.items,
    fields: {
      image: image('Picture'),
      /** 'auto' is the one its words mean, where the family and the layout have icons; a named one always shows. */
      icon: choice('Icon', ['auto', 'none', ...iconNames], { icons: true }),
      heading: text('Name', servicesLimits.heading, { readsUpTo: 48 }),
      body: richText('Text', servicesLimits.body),
      pricing: text('Pricing', servicesLimits.pricing),
      button: button('Button'),
      sample: sample('heading'),
    },
  }),
} as const

/** The Services section as plain values. */
export type ServicesSection = Section<typeof servicesFields>
