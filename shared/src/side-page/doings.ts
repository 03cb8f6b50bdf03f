/** What a website may do with what it learns of its visitors, in the order that it is told in. */
export const doings = [
  'form',
  'newsletter',
  'booking',
  'cookies',
  'analytics',
  'container',
  'youtube',
  'vimeo',
  'embed',
  'reviews',
] as const
export type Doing = (typeof doings)[number]
