import { industrySlugs } from '../industry/industry-slugs.ts'
import { articlePath, industryPath, pagePaths } from './page-paths.ts'

/** The articles of the blog, each by the name of its file. */
const articleSlugs = [
  'a-contact-form-that-is-answered',
  'a-headline-that-says-what-you-do',
  'ask-for-a-review-on-the-day',
  'cookies-in-plain-words',
  'moving-from-another-builder',
  'one-good-photo-taken-on-a-tuesday',
  'one-page-or-many',
  'opening-hours-that-people-believe',
  'prices-from-by-the-hour-or-not-at-all',
  'what-to-put-on-a-plumbers-website',
  'words-to-take-off-your-page-today',
  'your-own-domain-before-the-kettle-boils',
] as const

const { industry: _, article: __, ...single } = pagePaths

/** Every page that is written when the client is built, by its path. */
export const writtenPages: readonly string[] = [
  ...Object.values(single),
  ...industrySlugs.map(industryPath),
  ...articleSlugs.map(articlePath),
]
