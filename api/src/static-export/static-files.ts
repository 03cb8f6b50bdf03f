import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { textPath } from '@shingle/shared/handle/handle-path.ts'
import { pageText } from '@shingle/shared/page/plain-text/page-text.ts'
import { crawlerPaths, filePaths, pictureUrl, wordsPath } from '@shingle/shared/paths/server-paths.ts'
import { robotsTxt } from '@shingle/shared/sitemap/robots-txt.ts'
import { domainSitemap } from '@shingle/shared/sitemap/sitemap-xml.ts'
import { readMeOfExport } from '@shingle/shared/static-export/read-me.ts'
import { fileKeysIn, readFileKey } from '@shingle/storage/files/file-key.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { readFont } from '@shingle/storage/fonts/read-font.ts'
import type { ZippedFile } from '@shingle/storage/zip/zipped-file.ts'

/** A page as it is served, and where. */
export interface ServedPage {
  readonly html: string
  readonly content: DraftContent
  readonly handle: string
  readonly url: string
  /** Of a website that has one, as an origin. */
  readonly domain: string | undefined
  readonly isListed: boolean
  readonly publishedAt: Date
  /** The pages beside it, by where they stand below its address. */
  readonly beside: readonly { readonly path: string; readonly html: string }[]
}

/** The file that static hosts answer the path of a folder with. */
const indexFile = 'index.html'

/** The file of a static host that answers a path. */
const fileAt = (path: string): string => path.slice(1)

const written = (path: string, text: string): ZippedFile => ({ path: fileAt(path), content: [text] })

/** What search engines and assistants ask for, as far as the host is the website's own. */
const crawlerFiles = ({ content, handle, url, domain, isListed }: ServedPage): readonly ZippedFile[] => {
  const text = isListed ? pageText(content, url) : ''
  const own =
    domain === undefined
      ? []
      : [
          written(crawlerPaths.robots, robotsTxt(domain)),
          written(crawlerPaths.sitemap, domainSitemap(domain, isListed)),
        ]
  if (text === '') return own
  return [
    written(textPath(handle), text),
    ...(domain === undefined ? [] : [written(wordsPath, text)]),
    ...own,
  ]
}

/** The keys of the pictures that pages name, in every size, each once. */
const picturesIn = (pages: readonly string[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(fileKeysIn).filter((key) => {
      const described = readFileKey(key)
      return described?.type.startsWith('image/') && described.encoding === undefined
    }),
  )

const fontPaths = new RegExp(`${filePaths.fonts}/[a-z0-9./-]+?\\.woff2`, 'g')

/** The files of a served page, one after the other: no more than one is in memory beside the pages. */
export async function* staticFiles(
  files: Pick<FileStore, 'get'>,
  served: ServedPage,
): AsyncGenerator<ZippedFile> {
  const { html, content, url, publishedAt, beside } = served
  const pages = [html, ...beside.map((page) => page.html)]
  const { settings, business } = content
  const about = { language: settings.language, name: business.name, url, at: publishedAt }
  yield { path: 'README.txt', content: [readMeOfExport(about)] }
  yield { path: indexFile, content: [html] }
  for (const page of beside) yield { path: `${page.path}/${indexFile}`, content: [page.html] }
  yield* crawlerFiles(served)
  for (const key of picturesIn(pages)) {
    const file = await files.get(key)
    // A text may name what never was: nobody is served that either.
    if (file !== undefined) yield { path: fileAt(pictureUrl(key)), content: [file.bytes], isPicture: true }
  }
  for (const path of new Set(pages.flatMap((page) => page.match(fontPaths) ?? []))) {
    const font = await readFont(path)
    if (font !== undefined) yield { path: fileAt(path), content: [font] }
  }
}
