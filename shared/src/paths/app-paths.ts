import { matchesOneOf } from './match-path.ts'

/**
 * The screens of the app by name, and the path of each. A part that begins with a colon stands for any one word:
 * '/invite/:id' is every invite's path, and `matchPath` tells which.
 */
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

/** The path of a screen of the app. */
export type AppPath = (typeof appPaths)[keyof typeof appPaths]

/** Specification 2: the entries that begin with a page somebody already has, and the kind of link they open with. */
export const linkEntryPaths = {
  '/create-your-website-with-facebook': 'facebook',
  '/create-a-website-from-a-link': 'generic',
  '/github-to-website': 'github',
  '/create-your-website-with-thumbtack': 'thumbtack',
  '/create-your-website-with-yelp': 'yelp',
} as const
/** Which kind of page somebody begins with. */
export type LinkKind = (typeof linkEntryPaths)[keyof typeof linkEntryPaths]

/** Every path that the app answers with its one page. */
export const appPatterns: readonly string[] = [...Object.values(appPaths), ...Object.keys(linkEntryPaths)]

/** Whether the app answers a path; anything else is a page of the marketing site, a handle, or nothing. */
export const isAppPath = (pathname: string): boolean => matchesOneOf(appPatterns, pathname)
