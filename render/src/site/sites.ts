import { isHttps, type Origins } from '@shingle/shared/origins/origins.ts'
import type { PublishedPage } from '@shingle/shared/website/published-page.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import { createKeptReads } from '../file/kept-reads.ts'
import { type ReadyPage, type ReadyVariant, readyVariant } from './ready-page.ts'

interface Ports {
  readonly published: Websites
  readonly files: FileStore
  readonly origins: Origins
  /** What answers where a website stood and was taken off. */
  readonly gone: ReadyPage
  /** What answers where the operator took one down. */
  readonly takenDown: ReadyPage
}

/** Reads pages from where publishing put them. */
export interface Sites {
  /** The page at a handle with its compressed variants, `gone` where one stood there, or nothing. */
  readonly load: (handle: string) => Promise<ReadyPage | undefined>
  /** The uncompressed variant, which is rarely asked for: few are kept, and each is read once for all who ask meanwhile. */
  readonly loadIdentity: (handle: string) => Promise<ReadyVariant | undefined>
}

const uncompressedBytes = 16 * 1024 * 1024

/** Opens the published websites. */
export const createSites = ({ published, files, origins, gone, takenDown }: Ports): Sites => {
  const https = isHttps(origins.sites)

  const read = async (key: string): Promise<Buffer> => {
    const file = await files.get(key)
    if (file === undefined) throw new Error(`The file ${key} of a published page is missing`)
    return Buffer.from(file.bytes)
  }

  const variantOf = async (page: PublishedPage, encoding: keyof PublishedPage['files'], from = read) =>
    readyVariant(await from(page.files[encoding]), encoding, { ...page, isHttps: https, isKept: true })

  // Whoever asks for it uncompressed and does not take it holds what all others hold.
  const uncompressed = createKeptReads({
    load: read,
    bytesOf: ({ length }) => length,
    limitBytes: uncompressedBytes,
  })
  const findUncompressed = async (key: string) => (await uncompressed.find(key)) ?? read(key)

  return {
    load: async (handle) => {
      const site = await published.page(handle)
      if (site === undefined) return undefined
      if (site.page === null) return { ...(site.takenDown ? takenDown : gone), version: site.version }
      const [br, gzip] = await Promise.all([variantOf(site.page, 'br'), variantOf(site.page, 'gzip')])
      const variants = new Map([
        ['br', br],
        ['gzip', gzip],
      ] as const)
      return { status: 200, variants, version: site.version, bytes: br.body.length + gzip.body.length }
    },
    loadIdentity: async (handle) => {
      const site = await published.page(handle)
      return site?.page ? variantOf(site.page, 'identity', findUncompressed) : undefined
    },
  }
}
