import { choice, flag, items, link, richText, text } from '../../field/define.ts'
import { navigationLabelMaximum } from '../../link/link-value.ts'
import { navigationModes } from '../../navigation/navigation.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Footer section. */
export const footerLimits = {
  copyright: 32,
  additionalText: 512,
  links: 4,
  linkLabel: navigationLabelMaximum,
} as const

/** The fields of the Footer section (specification 3). */
export const footerFields = {
  copyright: text('Legal text', footerLimits.copyright),
  body: richText('Additional text', footerLimits.additionalText),
  navigation: choice('Navigation', navigationModes, { internal: true, initial: 'own' }),
  links: items('Navigation links', {
    itemLabel: 'link',
    maximum: footerLimits.links,
    fields: { label: text('Label', footerLimits.linkLabel), link: link('Link') },
  }),
  badge: flag("'Made with' badge", true, { unavailable: 'Not currently available' }),
} as const

/** The Footer section as plain values. */
export type FooterSection = Section<typeof footerFields>
