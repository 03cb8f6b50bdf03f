import { businessLimits } from '../../business/business.ts'
import { button, choice, flag, image, items, link, text } from '../../field/define.ts'
import { navigationLabelMaximum } from '../../link/link-value.ts'
import { navigationModes } from '../../navigation/navigation.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Header section. */
export const headerLimits = {
  links: 6,
  linkLabel: navigationLabelMaximum,
  socialLinks: 16,
  socialLinksCollapsed: 4,
} as const

/** The fields of the Header section (specification 3). */
export const headerFields = {
  logo: choice('Logo', ['Text', 'Image']),
  logoText: text('Logo text', businessLimits.name, { control: true }),
  logoImage: image('Logo image', { whole: true }),
  logoFont: choice('Logo font', ['Heading', 'Body']),
  logoSize: choice('Logo size', ['Default', 'Large', 'ExtraLarge']),
  logoWeight: choice('Logo weight', ['auto', '300', '400', '500', '600', '700', '800']),
  fixed: flag('Fixed header', false),
  navigation: choice('Navigation', navigationModes, { internal: true }),
  links: items('Navigation links', {
    itemLabel: 'link',
    maximum: headerLimits.links,
    fields: { label: text('Label', headerLimits.linkLabel, { readsUpTo: 20 }), link: link('Link') },
  }),
  button: button('Button', 'Contact Us'),
  socials: items('Social links', {
    itemLabel: 'social link',
    maximum: headerLimits.socialLinks,
    fields: { link: link('Profile', { type: 'Social' }) },
  }),
} as const

/** The Header section as plain values. */
export type HeaderSection = Section<typeof headerFields>
