import { isHttps, type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { sideUrl } from '@shingle/shared/side-page/shown-pages.ts'
import { type PublishedPage, pageEncodings } from '@shingle/shared/website/published-page.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import { createKeptReads } from '../file/kept-reads.ts'
import { atDomain } from './at-domain.ts'
import { type ReadyPage, readyVariant } from './ready-page.ts'

interface Ports {
  readonly published: Websites
  readonly files: FileStore
  readonly origins: Origins
  /** The domain that is connected with a website, as an origin. */
  readonly domainOf: (websiteId: string) => Promise<string | undefined>
  /** What answers where a website stood and was taken off. */
  readonly gone: ReadyPage
  /** What answers where the operator took one down. */
  readonly takenDown: ReadyPage
  readonly clock: () => Date
}

/** Reads pages from where publishing put them. */
export interface Sites {
  /** The page at a handle with its compressed variants and a way to the uncompressed one, of which few are kept, `gone` where one stood there, or nothing. */
  readonly load: (handle: string) => Promise<ReadyPage | undefined>
  /** A page beside the page at a handle, in every encoding; undefined where there is none. */
  readonly loadBeside: (handle: string, path: string) => Promise<ReadyPage | undefined>
}

/** A page, the address it was published at, and the one it has. */
interface Move {
  readonly page: PublishedPage
  readonly from: string
  readonly to: string
}

/** Whose page it is, and where it stands. */
interface At {
  readonly handle: string
  readonly version: number
  readonly websiteId: string
  /** From when search engines may list it, where that is not at once. */
  readonly listedFrom?: Date | null | undefined
}

const uncompressedBytes = 16 * 1024 * 1024

const readFrom =
  (files: Pick<FileStore, 'get'>) =>
  async (key: string): Promise<Buffer> => {
    const file = await files.get(key)
    if (file === undefined) throw new Error(`The file ${key} of a published page is missing`)
    return Buffer.from(file.bytes)
  }

/** A page as search engines may list it now, and until when that is so. */
const asListed = (
  page: PublishedPage,
  from: At['listedFrom'],
  now: Date,
): Pick<ReadyPage, 'until'> & { readonly page: PublishedPage } =>
  page.indexed && from && from > now ? { page: { ...page, indexed: false }, until: from.getTime() } : { page }

/** Opens the published websites. */
export const createSites = (ports: Ports): Sites => {
  const { published, files, origins, domainOf, gone, takenDown, clock } = ports
  const https = isHttps(origins.sites)

  const read = readFrom(files)

  const variantOf = async (page: PublishedPage, encoding: keyof PublishedPage['files'], from = read) =>
    readyVariant(await from(page.files[encoding]), encoding, { ...page, isHttps: https, isKept: true })

  // Whoever asks for it uncompressed and does not take it holds what all others hold.
  const uncompressed = createKeptReads({
    load: read,
    bytesOf: ({ length }) => length,
    limitBytes: uncompressedBytes,
  })
  const findUncompressed = async (key: string) => (await uncompressed.find(key)) ?? read(key)

  /** The page of a website that has a domain: visitors of its handle are sent there. */
  const moved = async (
    { page, from, to }: Move,
    about: Pick<ReadyPage, 'version' | 'websiteId' | 'sidePaths' | 'until'>,
  ): Promise<ReadyPage> => {
    const { hash, bodies } = await atDomain(await findUncompressed(page.files.identity), { from, to })
    const contentSecurityPolicy = page.domainPolicy ?? page.contentSecurityPolicy
    const described = { ...page, contentSecurityPolicy, hash, isHttps: https, isKept: true }
    const variants = new Map(
      pageEncodings.map(
        (encoding) => [encoding, readyVariant(bodies[encoding], encoding, described)] as const,
      ),
    )
    const bytes = pageEncodings.reduce((sum, encoding) => sum + bodies[encoding].length, 0)
    return { ...about, status: 200, variants, bytes, movedTo: to }
  }

  /** A page in every encoding, as it is served at its address or domain. */
  const whole = async (made: PublishedPage, at: At): Promise<ReadyPage> => {
    const { handle, version, websiteId } = at
    const { page, ...until } = asListed(made, at.listedFrom, clock())
    const domain = await domainOf(websiteId)
    const sidePaths = page.sidePages?.map(({ path }) => path)
    const about = { version, websiteId, ...until, ...(sidePaths && { sidePaths }) }
    if (domain !== undefined) return moved({ page, from: siteUrl(origins, handle), to: `${domain}/` }, about)
    const [br, gzip] = await Promise.all([variantOf(page, 'br'), variantOf(page, 'gzip')])
    const variants = new Map([
      ['br', br],
      ['gzip', gzip],
    ] as const)
    const bytes = br.body.length + gzip.body.length
    const uncompressed = () => variantOf(page, 'identity', findUncompressed)
    return { ...about, status: 200, variants, uncompressed, bytes }
  }

  return {
    loadBeside: async (handle, path) => {
      const site = await published.page(handle)
      const beside = site?.page?.sidePages?.find((page) => page.path === path)
      if (site === undefined || beside === undefined) return undefined
      const page = await whole({ ...beside, indexed: false }, { ...site, handle })
      return { ...page, ...(page.movedTo !== undefined && { movedTo: sideUrl(page.movedTo, path) }) }
    },
    load: async (handle) => {
      const site = await published.page(handle)
      if (site === undefined) return undefined
      if (site.page === null) return { ...(site.takenDown ? takenDown : gone), version: site.version }
      return whole(site.page, { ...site, handle })
    },
  }
}
