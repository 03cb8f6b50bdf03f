import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { sitemapBucketOf } from '@shingle/shared/website/sitemap.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import type { SiteRow } from '@shingle/storage/rows/site-row.ts'
import { websites } from '@shingle/storage/rows/websites.ts'
import { startDatabase } from './sync-servers.ts'

const batch = 500

/** The handle of a copy. */
export const handleOfCopy = (at: number): string => `copy-${at}`

/** Puts copies of the one published website into the data folder of a product that does not run; the first have pages of their own. */
export const putCopies = async (
  folder: string,
  { from, to, pages }: { readonly from: number; readonly to: number; readonly pages: number },
): Promise<void> => {
  const database = await startDatabase(join(folder, 'shingle.db'))
  const { db, close } = await connectDatabase(database.uri, { name: 'shingle' })
  const files = createLocalFileStore(join(folder, 'files'))
  const rows = db.collection<SiteRow>(websites.name)
  const original = await rows.findOne({ _id: 'bench-site' })
  const page = original?.page
  if (!original || !page) throw new Error('No website was published')
  const compressed = await files.get(page.files.br)
  if (compressed === undefined) throw new Error('The page that was published has no file')
  const html = brotliDecompressSync(compressed.bytes).toString()

  const filesOf = async (at: number) => {
    if (at >= pages) return page.files
    const bytes = Buffer.from(`${html}<!-- ${at} -->`)
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
    const type = 'text/html'
    return {
      br: await files.put(brotliCompressSync(bytes, quick), { type, encoding: 'br' }),
      gzip: await files.put(gzipSync(bytes), { type, encoding: 'gzip' }),
      identity: await files.put(bytes, { type }),
    }
  }

  const rowOf = async (at: number) => ({
    ...original,
    ...{
      _id: handleOfCopy(at),
      websiteId: `copy${at}`,
      userId: `owner${at}`,
      version: original.version + at + 1,
    },
    ...{ page: { ...page, files: await filesOf(at) }, sitemapBucket: sitemapBucketOf(handleOfCopy(at)) },
  })

  for (let at = from; at < to; at += batch) {
    const next = Array.from({ length: Math.min(batch, to - at) }, (_, further) => rowOf(at + further))
    await rows.insertMany(await Promise.all(next), { ordered: false })
  }
  await close()
  await database.stop()
}
