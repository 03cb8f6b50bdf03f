import { containerId, containerIsOwners } from '@shingle/shared/analytics/analytics-id.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import { createCallTurns } from '../limits/call-turns.ts'
import type { CheckLinks } from '../link-safety/check-links.ts'
import { linksOfPage, lookAtLinks, type PageLinks } from '../link-safety/unsafe-links.ts'
import type { ReadContent } from '../website/read-content.ts'
import type { KeepFiles } from './keep-files.ts'
import { awaitEdits, type PublishOrder, readEdits } from './publish-order.ts'
import { publishedContent } from './published-content.ts'
import type { RenderedWebsite, RenderWebsite } from './render-website.ts'

interface Services {
  readonly log: DraftLog
  readonly renderWebsite: RenderWebsite
  readonly keepFiles: KeepFiles
  readonly checkLinks: CheckLinks
  readonly websites: Pick<Websites, 'site'>
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

type ReadPage = ReadContent & PageLinks

/** Why somebody may not publish a draft with its container: all but its owner do with the one that it is published with. */
const containerProblem = async (
  websites: Services['websites'],
  { draft, caller }: PublishOrder,
  { settings }: DraftContent,
): Promise<Problem | undefined> => {
  const container = containerId(settings)
  if (container === '' || caller.id === draft.userId) return undefined
  const site = await websites.site(draft._id)
  return site !== undefined && containerId(site.content.settings) === container
    ? undefined
    : containerIsOwners
}

/** Makes two pages at a time, of one account one after the other: what a publish costs, it costs here. */
export const createMakePage = (services: Services): MakePage => {
  const { log, renderWebsite, keepFiles, checkLinks, websites } = services
  const turns = createCallTurns(room)
  const read = async (order: PublishOrder): Promise<Result<ReadPage>> => {
    const edits = await readEdits(log, order)
    if (!edits.ok) return edits
    const problem = await containerProblem(websites, order, edits.value.content)
    if (problem !== undefined) return refuse(problem)
    return succeed({ ...edits.value, ...(await linksOfPage(checkLinks, edits.value.content)) })
  }
  const finish = async (
    { draft: { _id: websiteId } }: PublishOrder,
    handle: string,
    { content, control, unsafe }: ReadPage,
  ): Promise<Result<MadePage>> => {
    const shown = publishedContent(content, unsafe)
    const rendered = await renderWebsite({ websiteId, handle, content: shown })
    await keepFiles.store(websiteId, rendered)
    return succeed({ content, control, shown, rendered })
  }
  return async (order, handle) => {
    const { id } = order.caller
    // Whoever waits for their own edits keeps nobody from a turn.
    const awaited = await awaitEdits(log, order)
    if (!awaited.ok) return awaited
    const first = await turns.take(id, async () => {
      const page = await read(order)
      if (!page.ok) return page
      return page.value.open.length > 0 ? page.value.open : finish(order, handle, page.value)
    })
    if ('ok' in first) return first
    // Nor does whoever waits for what others say of their links.
    await lookAtLinks(checkLinks, first, id)
    return turns.take(id, async () => {
      const page = await read(order)
      return page.ok ? finish(order, handle, page.value) : page
    })
  }
}
