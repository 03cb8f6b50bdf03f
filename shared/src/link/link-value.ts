/** Specification 3: link types. */
export const linkTypes = ['None', 'Email', 'Web', 'Phone', 'Section', 'Social'] as const
export type LinkType = (typeof linkTypes)[number]

/** Specification 3: social networks. */
export const socialNetworks = [
  'Instagram',
  'Facebook',
  'YouTube',
  'X',
  'Mastodon',
  'TikTok',
  'Threads',
  'Thumbtack',
  'LinkedIn',
  'Yelp',
  'Pinterest',
  'Github',
  'WhatsApp',
  'Bluesky',
  'FacebookMessenger',
  'Telegram',
] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/**
 * Where a link leads. `target` is a web address (Web, Social), an e-mail address, a phone number or the id of a
 * section of the same page; '' where nothing is chosen yet. `network` is set for Social alone.
 */
export interface LinkValue {
  readonly type: LinkType
  readonly target: string
  readonly network?: SocialNetwork
}

/** Specification 9: navigation links. */
export const navigationLabelMaximum = 32

/** A link that leads nowhere. */
export const noLink: LinkValue = { type: 'None', target: '' }
