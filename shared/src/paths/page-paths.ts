import { matchesOneOf } from './match-path.ts'

/** Specification 2: the pages for whoever begins with a page that they already have, by the kind of its link. */
export const linkEntryPaths = {
  facebook: '/create-your-website-with-facebook',
  generic: '/create-a-website-from-a-link',
  github: '/github-to-website',
  thumbtack: '/create-your-website-with-thumbtack',
  yelp: '/create-your-website-with-yelp',
} as const
/** Which kind of page somebody begins with. */
export type LinkKind = keyof typeof linkEntryPaths

/** The pages that are written when the client is built, by name. */
export const pagePaths = {
  home: '/',
  about: '/about',
  pricing: '/pricing',
  support: '/support',
  privacy: '/privacy',
  terms: '/terms',
  industries: '/industries',
  industry: '/industries/:trade',
  names: '/business-name-creator',
  ideas: '/business-idea-creator',
  blog: '/blog',
  article: '/blog/:article',
  ...linkEntryPaths,
} as const

/** The path of a written page. */
export type PagePath = (typeof pagePaths)[keyof typeof pagePaths]

/** Whether a path may be one of those pages. */
export const isPagePath = (pathname: string): boolean => matchesOneOf(Object.values(pagePaths), pathname)

/** The page that stands where there is nothing. */
export const notFoundPath = '/404'

/** The page of a trade, by its slug. */
export const industryPath = (slug: string): string => `${pagePaths.industries}/${slug}`

/** The page of an article of the blog, by its slug. */
export const articlePath = (slug: string): string => `${pagePaths.blog}/${slug}`

/** The articles of the blog for readers of feeds: a file as it stands. */
export const feedPath = '/blog/feed.xml'

/** The file of the page at the root. */
export const homeFile = '/home.html'

/** The file that a page is written to. */
export const pageFile = (pathname: string): string => {
  if (pathname === feedPath) return feedPath
  return pathname === pagePaths.home ? homeFile : `${pathname.replace(/\/$/, '')}.html`
}
