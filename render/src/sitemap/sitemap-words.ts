import { formPaths } from '@shingle/shared/paths/server-paths.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** What no crawler has to look at, as robots.txt says it: the forms and what leads on from their mails. */
export const closedToCrawlers = Object.values(formPaths)
  .map((path) => `Disallow: ${path}/`)
  .join('\n')

/** A sitemap, or an index of several, of entries that are XML already. */
export const sitemapXml = (root: 'sitemapindex' | 'urlset', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${entries.join('')}</${root}>\n`
