import { industrySlugs } from '../industry/industry-slugs.ts'

/** The first word of every path that the app's own pages answer. */
export const appWords = [
  'about',
  'account',
  'accept-invite',
  'all-industries',
  'assets',
  'blog',
  'business-idea-creator',
  'business-name-creator',
  'create',
  'create-a-website-from-a-link',
  'create-your-website-with-facebook',
  'create-your-website-with-thumbtack',
  'create-your-website-with-yelp',
  'designer',
  'github-to-website',
  'home',
  'industries',
  'invite',
  'login',
  'pricing',
  'privacy',
  'sign-in',
  'support',
  'terms',
  'websites',
] as const

/** Words that servers, crawlers and swindlers ask for. */
const serverWords = [
  'abuse',
  'admin',
  'administrator',
  'api',
  'app',
  'auth',
  'billing',
  'cdn',
  'contact-us',
  'dev',
  'favicon',
  'fonts',
  'ftp',
  'health',
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
  'sync',
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

const reserved: ReadonlySet<string> = new Set([...appWords, ...serverWords, ...industrySlugs])

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
