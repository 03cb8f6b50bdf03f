import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { createCallTurns } from '../limits/call-turns.ts'
import type { ReadContent } from '../website/read-content.ts'
import type { KeepFiles } from './keep-files.ts'
import { awaitEdits, type PublishOrder, readEdits } from './publish-order.ts'
import { publishedContent } from './published-content.ts'
import type { RenderedWebsite, RenderWebsite } from './render-website.ts'

interface Services {
  readonly log: DraftLog
  readonly renderWebsite: RenderWebsite
  readonly keepFiles: KeepFiles
}

/** The draft as it is published, and its page, whose files are stored. */
interface MadePage extends ReadContent {
  readonly shown: DraftContent
  readonly rendered: RenderedWebsite
}

/** Makes the page of a draft for its handle. */
export type MakePage = (order: PublishOrder, handle: string) => Promise<Result<MadePage>>

// To encode pictures and to compress takes the threads that everybody else's files and passwords are read in.
const room = { ofOne: 6, ofAll: 60, atOnce: 2 }

/** Makes two pages at a time, of one account one after the other: what a publish costs, it costs here. */
export const createMakePage = ({ log, renderWebsite, keepFiles }: Services): MakePage => {
  const turns = createCallTurns(room)
  return async (order, handle) => {
    const { _id: websiteId } = order.draft
    // Whoever waits for their own edits keeps nobody from a turn.
    const awaited = await awaitEdits(log, order)
    if (!awaited.ok) return awaited
    return turns.take(order.caller.id, async () => {
      const read = await readEdits(log, order)
      if (!read.ok) return read
      const shown = publishedContent(read.value.content)
      const rendered = await renderWebsite({ websiteId, handle, content: shown })
      await keepFiles.store(websiteId, rendered)
      return succeed({ ...read.value, shown, rendered })
    })
  }
}
