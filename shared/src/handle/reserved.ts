import { industrySlugs } from '../industry/industry-slugs.ts'
import { pathWords } from '../paths/path-words.ts'

/** Words of pages that are still to come, and of those that people look for. */
const comingWords = [
  'account',
  'accept-invite',
  'all-industries',
  'blog',
  'business-idea-creator',
  'business-name-creator',
  'home',
  'invite',
  'login',
] as const

/** Words that servers, crawlers and swindlers ask for. */
const serverWords = [
  'abuse',
  'admin',
  'administrator',
  'app',
  'auth',
  'billing',
  'cdn',
  'contact-us',
  'favicon',
  'ftp',
  'help',
  'img',
  'images',
  'index',
  'legal',
  'logout',
  'mail',
  'metrics',
  'not-found',
  'oauth',
  'official',
  'password',
  'payment',
  'payments',
  'postmaster',
  'public',
  'register',
  'robots',
  'root',
  'secure',
  'security',
  'settings',
  'signin',
  'signup',
  'sign-up',
  'sitemap',
  'sitemaps',
  'sites',
  'static',
  'status',
  'team',
  'usercontent',
  'verify',
  'webmaster',
  'well-known',
  'www',
] as const

/** Names that nobody may seem to be. */
const brands = [
  'shingle',
  'google',
  'paypal',
  'apple',
  'microsoft',
  'amazon',
  'facebook',
  'instagram',
  'whatsapp',
]

const reserved: ReadonlySet<string> = new Set([
  ...pathWords,
  ...comingWords,
  ...serverWords,
  ...industrySlugs,
])

// What a glance confuses: zero and o; one, l and i; rn and m; vv and w.
const skeletonOf = (handle: string): string =>
  handle
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replace(/[1l]/g, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('5', 's')
    .replaceAll('3', 'e')

const brandSkeletons: ReadonlySet<string> = new Set(brands.map(skeletonOf))

/** Whether a handle is kept from everybody: the product's own paths, the trades' pages, names that could deceive. */
export const isReservedHandle = (handle: string): boolean =>
  reserved.has(handle) || brandSkeletons.has(skeletonOf(handle))
