import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Caller } from '../session/caller.ts'

interface Services {
  readonly users: Pick<Users, 'findAll'>
  readonly clock: () => Date
}

/** The names of those who are editing drafts at this moment, by draft; the caller themselves left out. */
export type EditorsNow = (
  drafts: readonly DraftRow[],
  caller: Pick<Caller, 'id'>,
) => Promise<ReadonlyMap<string, string>>

export const createEditorsNow =
  ({ users, clock }: Services): EditorsNow =>
  async (drafts, caller) => {
    const now = clock()
    const editorOf = new Map<string, string>()
    for (const { _id, editing } of drafts)
      if (editing !== undefined && editing.until > now && editing.userId !== caller.id)
        editorOf.set(_id, editing.userId)
    if (editorOf.size === 0) return editorOf
    const found = await users.findAll([...new Set(editorOf.values())])
    const names = new Map(found.map((account) => [account.id, nameOf(account)]))
    return new Map(
      [...editorOf].flatMap(([draftId, userId]) => {
        const name = names.get(userId)
        return name === undefined ? [] : [[draftId, name] as const]
      }),
    )
  }
