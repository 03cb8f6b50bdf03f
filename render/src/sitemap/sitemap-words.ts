import { formPaths } from '@shingle/shared/paths/server-paths.ts'

/** What no crawler has to look at, as robots.txt says it: the forms and what leads on from their mails. */
export const closedToCrawlers = Object.values(formPaths)
  .map((path) => `Disallow: ${path}/`)
  .join('\n')
