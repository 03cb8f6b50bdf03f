import type { PublishedPage } from '@shingle/shared/website/published-page.ts'
import { encodePage } from '@shingle/storage/files/encode-page.ts'
import type { GatheredFiles } from '@shingle/storage/files/gather-files.ts'

/** Adds a page once per encoding, as small as it gets: it is compressed once and read very often. */
export const addPage = async (
  files: GatheredFiles,
  html: string,
): Promise<Pick<PublishedPage, 'hash' | 'files'>> => {
  const { hash, bodies } = await encodePage(html, 'smallest')
  const type = 'text/html'
  return {
    hash,
    files: {
      br: files.add(bodies.br, { type, encoding: 'br' }),
      gzip: files.add(bodies.gzip, { type, encoding: 'gzip' }),
      identity: files.add(bodies.identity, { type }),
    },
  }
}
