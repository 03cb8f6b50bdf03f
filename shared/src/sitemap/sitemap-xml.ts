const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A sitemap, or an index of several, of entries that are XML already (sitemaps.org). */
export const sitemapXml = (root: 'sitemapindex' | 'urlset', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${entries.join('')}</${root}>\n`

/** The sitemap of a domain that is one website: its page, where search engines may list it. */
export const domainSitemap = (origin: string, isListed: boolean): string =>
  sitemapXml('urlset', isListed ? [`<url><loc>${origin}/</loc></url>`] : [])
