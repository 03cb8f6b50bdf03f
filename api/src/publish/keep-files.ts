import { pageKey } from '@shingle/shared/website/published-page.ts'
import type { RemovalPorts } from '@shingle/storage/deletion/remove-file.ts'
import { createPublishedFilesEnds } from '@shingle/storage/deletion/remove-published-files.ts'
import { openPublishedFiles } from '@shingle/storage/rows/published-files.ts'
import type { RenderedWebsite } from './render-website.ts'

/** Keeps the files of a page until another takes its place or the website is off. */
export interface KeepFiles {
  /** Before the page gets an address: stores them. The row that names them comes first, so that none is left without. */
  readonly store: (websiteId: string, rendered: RenderedWebsite) => Promise<void>
  /** When the page has its address: stores them again if the same page came to its end meanwhile. */
  readonly confirm: (websiteId: string, rendered: RenderedWebsite) => Promise<void>
  /** When the page did not get its address: its files end like those of a page that was replaced. */
  readonly letGo: (websiteId: string) => Promise<void>
}

/** Opens the keeping. */
export const createKeepFiles = (ports: RemovalPorts): KeepFiles => {
  const { db, files: store } = ports
  const rows = openPublishedFiles(db)
  const ends = createPublishedFilesEnds(ports)
  const keep = (websiteId: string, { page, files }: RenderedWebsite): Promise<boolean> =>
    rows.keep({ websiteId, page: pageKey(page), keys: files.keys() })
  return {
    store: async (websiteId, rendered) => {
      await keep(websiteId, rendered)
      await rendered.files.putInto(store)
    },
    confirm: async (websiteId, rendered) => {
      if (await keep(websiteId, rendered)) await rendered.files.putInto(store)
    },
    letGo: ends.endReplaced,
  }
}
