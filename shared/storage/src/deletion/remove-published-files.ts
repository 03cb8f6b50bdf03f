import * as z from 'zod/mini'
import { createJobQueue } from '../jobs/job-queue.ts'
import { openPublishedFiles } from '../rows/published-files.ts'
import { openWebsites } from '../rows/websites.ts'
import type { RemovalPorts } from './remove-file.ts'
import { createRemoveFilesOf } from './remove-files.ts'

/** The job that removes what has ended. */
export const removePublishedFilesJob = {
  name: 'remove-published-files',
  payload: z.object({ websiteId: z.string() }),
} as const

// Whoever has a page open when another takes its place may still scroll to drawings of the first, and links that were
// just shared still ask for its picture.
const replacedKeptMs = 24 * 60 * 60_000

// Otherwise whoever publishes over and over fills the disk: a page of the largest draft has some 700 KB of its own.
const replacedKept = 16

/** The ends of the files that were made for the pages of a website. */
export interface PublishedFilesEnds {
  /** Has the files of the pages that another took the place of removed in a day, those of all but the last 16 at once. */
  readonly endReplaced: (websiteId: string) => Promise<void>
  /** Removes the files of the pages that stand at no address any more, at once. */
  readonly removeUnshown: (websiteId: string) => Promise<void>
  /** Removes the files whose time has come. */
  readonly removeEnded: (websiteId: string) => Promise<void>
}

/** Opens the ends of published files. A page that stands at an address keeps its files in any case. */
export const createPublishedFilesEnds = (ports: RemovalPorts): PublishedFilesEnds => {
  const { db, clock } = ports
  const [rows, websites] = [openPublishedFiles(db), openWebsites(db)]
  const queue = createJobQueue(db, ports)
  const removeFilesOf = createRemoveFilesOf(ports)

  const removeEnded = async (websiteId: string): Promise<void> => {
    for (const ended of await rows.ended(websiteId, clock())) {
      const forget = async (): Promise<boolean> => {
        if (!(await rows.forget(ended))) return false
        // Published again since it ended: whoever did it looks for this row only after the page has its address.
        const isShown = (await websites.pagesOf(websiteId)).includes(ended.page)
        if (isShown) await rows.keep(ended)
        return !isShown
      }
      await removeFilesOf({ id: ended._id, keys: ended.keys, forget })
    }
  }

  const end = async (websiteId: string, removeAt: Date) =>
    rows.end(websiteId, await websites.pagesOf(websiteId), removeAt)

  const remove = (websiteId: string, runAt: Date) =>
    queue.add({ name: removePublishedFilesJob.name, payload: { websiteId }, runAt })

  return {
    endReplaced: async (websiteId) => {
      const now = clock()
      const inADay = new Date(now.getTime() + replacedKeptMs)
      if (await end(websiteId, inADay)) await remove(websiteId, inADay)
      if (await rows.endBeyond(websiteId, replacedKept, now)) await remove(websiteId, now)
    },
    removeUnshown: async (websiteId) => {
      await end(websiteId, clock())
      await removeEnded(websiteId)
    },
    removeEnded,
  }
}
