import { crawlerPaths, formPaths } from '../paths/server-paths.ts'

// The forms and what leads on from their mails.
const closedToCrawlers = Object.values(formPaths)
  .map((path) => `Disallow: ${path}/`)
  .join('\n')

/** What the file of robots of a host says: what no crawler has to look at, and where everything else is listed. */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\n${closedToCrawlers}\nSitemap: ${origin}${crawlerPaths.sitemap}\n`
