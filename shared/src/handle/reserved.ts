import { industrySlugs } from '../industry/industry-slugs.ts'
import { pathWords } from '../paths/path-words.ts'

/** Words of pages that people look for, though none is there. */
const soughtWords = ['accept-invite', 'all-industries', 'home', 'login'] as const

/** Words that servers, crawlers and swindlers ask for. */
const serverWords = [
  '404',
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

const reserved: ReadonlySet<string> = new Set([
  ...pathWords,
  ...soughtWords,
  ...serverWords,
  ...industrySlugs,
])

/** Whether a handle is one of the words that stand for something else: the product's own paths and the trades' pages. */
export const isReservedHandle = (handle: string): boolean => reserved.has(handle)
