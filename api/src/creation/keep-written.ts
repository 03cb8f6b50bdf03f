import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import type { OrderSweep } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { CreationRow, Creations } from '@shingle/storage/rows/creations.ts'
import type { Versions } from '../version/versions.ts'
import type { Drafts } from '../website/drafts.ts'
import { type FirstDraft, fillFirstDraft } from '../website/first-draft.ts'
import { foreseen, keepRow } from '../website/keep-whole.ts'

interface Services {
  readonly creations: Pick<Creations, 'isHeld'>
  readonly drafts: Pick<Drafts, 'countOwned' | 'create' | 'ofCreation'>
  readonly log: DraftLog
  readonly versions: Versions
  readonly orderSweep: OrderSweep
  readonly limit: number
}

/** Keeps what an attempt of a creation wrote, the row last; nothing where another attempt goes on with it. */
export type KeepWritten = (
  content: DraftContent,
  by: {
    readonly row: Pick<CreationRow, '_id' | 'attempts'>
    readonly owner: Pick<FirstDraft['owner'], 'id' | 'name' | 'email'>
  },
) => Promise<Result<string> | undefined>

/** Opens the keeping. Called again after an interruption, it goes on where that was. */
export const createKeepWritten =
  (services: Services): KeepWritten =>
  async (content, { row, owner }) => {
    const { creations, orderSweep } = services
    const id = row._id
    // What there is no room for meanwhile is not filled.
    const known = await foreseen(services, { ownerId: owner.id, creation: id })
    if (known !== undefined) return known
    await fillFirstDraft(services, content, { id, owner })
    // What was filled may have been swept since, if others went on: without the claim there is no row.
    if (!(await creations.isHeld(row))) {
      // Or it was swept before: then nobody else would sweep what was filled after that.
      await orderSweep({ websiteId: id, ownerId: owner.id })
      return undefined
    }
    return keepRow(services, { id, ownerId: owner.id, content, creation: id })
  }
