/** Every path the app itself answers; anything else is a handle, a page of the marketing site, or nothing. */
export const appPaths = {
  signIn: '/sign-in',
  websites: '/websites',
  designer: '/designer',
  createAbout: '/create',
  createFonts: '/create/fonts',
  createColors: '/create/colors',
  createSections: '/create/sections',
  createLaunch: '/create/launch',
} as const

/** Specification 2: the entries that begin with a page somebody already has, and the kind of link they open with. */
export const linkEntryPaths = {
  '/create-your-website-with-facebook': 'facebook',
  '/create-a-website-from-a-link': 'generic',
  '/github-to-website': 'github',
  '/create-your-website-with-thumbtack': 'thumbtack',
  '/create-your-website-with-yelp': 'yelp',
} as const
export type LinkKind = (typeof linkEntryPaths)[keyof typeof linkEntryPaths]

export const isAppPath = (pathname: string): boolean => {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  return Object.values<string>(appPaths).includes(path) || path in linkEntryPaths
}
