import { Readable } from 'node:stream'
import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { LeadCursor, LeadPage } from '@shingle/storage/rows/lead-page.ts'
import type { Context } from 'koa'
import { createDownloadTurns } from '../export/download-turns.ts'
import type { Reply } from '../http/check-reply.ts'
import { Refusal } from '../http/refusal.ts'
import { type ContactRows, createContactRows } from './contact-rows.ts'
import { createCsvWriter } from './csv-cells.ts'
import type { LeadStores } from './list-leads.ts'

interface ExportPorts extends LeadStores {
  readonly origins: Origins
  readonly secret: Uint8Array
  readonly clock: () => Date
}

/** Which contacts an export has. */
export interface AskedContacts {
  readonly messages?: 'yes' | undefined
  readonly newsletter?: 'yes' | undefined
  readonly spam?: 'yes' | undefined
}

// Each holds a page or two in memory until they are taken.
const maximum = { ofOne: 2, ofAll: 24 }
const perPage = 200

/** Every row of a list, a page at a time. */
async function* everyRow<Row extends { readonly _id: string; readonly createdAt: Date }>(
  websiteIds: readonly string[],
  read: (page: LeadPage) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: LeadCursor | undefined
  for (;;) {
    const rows = await read({ websiteIds, after, limit: perPage })
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < perPage) return
    after = { at: last.createdAt, id: last._id }
  }
}

/** Sends the contacts of some websites as CSV, read as it is taken. */
export const createExportContacts = ({ messages, signUps, origins, secret, clock }: ExportPorts) => {
  const turns = createDownloadTurns(maximum)

  /** The rows of both kinds, those that are no spam first. */
  async function* contacts(ids: readonly string[], asked: AskedContacts, rows: ContactRows) {
    const written = (isSpam: boolean) => (page: LeadPage) => messages.page(page, { isSpam, search: '' })
    const signedUp = (page: LeadPage) => signUps.page(page, { hasLeft: false, search: '' })
    if (asked.messages) for await (const row of everyRow(ids, written(false))) yield rows.ofMessage(row)
    if (asked.spam) for await (const row of everyRow(ids, written(true))) yield rows.ofMessage(row)
    if (asked.newsletter) for await (const row of everyRow(ids, signedUp)) yield* rows.ofSignUp(row)
  }

  async function* cells(drafts: readonly DraftRow[], asked: AskedContacts) {
    const names = new Map(drafts.map(({ _id, websiteSettings }) => [_id, websiteSettings.businessName]))
    const ids = [...names.keys()]
    const titles = asked.messages || asked.spam ? await messages.titles(ids) : []
    const ports = { nameOf: (id: string) => names.get(id) ?? '', sitesOrigin: origins.sites, secret }
    const rows = createContactRows(titles, ports)
    yield rows.head
    yield* contacts(ids, asked, rows)
  }

  return (
    ctx: Context,
    {
      drafts,
      userId,
      ...asked
    }: AskedContacts & { readonly drafts: readonly DraftRow[]; readonly userId: string },
  ): Reply<undefined> => {
    const { socket } = ctx.req
    const end = turns.begin({ userId, breakOff: () => socket.destroy() })
    if (end === undefined) throw new Refusal(tooManyRequests)
    const rows = Readable.from(cells(drafts, asked))
    const csv = rows.pipe(createCsvWriter())
    // What cannot be read to its end must not pass for all there is.
    rows.once('error', (error) => csv.destroy(error))
    csv.once('close', () => {
      rows.destroy()
      end()
    })
    ctx.set('Content-Type', 'text/csv; charset=utf-8')
    ctx.set(
      'Content-Disposition',
      `attachment; filename="contacts-${clock().toISOString().slice(0, 10)}.csv"`,
    )
    ctx.set('Cache-Control', 'private, no-store')
    ctx.body = csv
    return { status: 200, body: undefined }
  }
}
