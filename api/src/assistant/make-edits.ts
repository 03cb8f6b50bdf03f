import { notGranted } from '@shingle/shared/assistant/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { unfitEdit } from '@shingle/shared/proposal/problems.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { draftDamaged, someoneElseEdits } from '@shingle/shared/website/problems.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { joinDraft } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { WriteMirror } from '@shingle/storage/draft-log/draft-mirror.ts'
import { draftNotFound, draftNotYetSaved } from '@shingle/storage/draft-log/draft-reading.ts'
import type { Caller } from '../session/caller.ts'
import type { Versions } from '../version/versions.ts'
import { cheapCost, editThread } from './edit-copy.ts'

interface Ports {
  readonly log: DraftLog
  readonly bus: Bus
  readonly versions: Versions
  readonly mirror: WriteMirror
  readonly clock: () => Date
}

/** What is to be done to which draft, in whose name, and what the version of before is called. */
export interface EditsOrder {
  readonly draftId: string
  readonly caller: Pick<Caller, 'id'>
  /** Whether the assistant is still let in, which may have ended while others had their turn. */
  readonly isLetIn: () => Promise<boolean>
  readonly edits: readonly ProposedEdit[]
  readonly versionName: string
}

/** How often it is begun anew where somebody types meanwhile. */
const mostAttempts = 4

const tryEdits = async (
  { log, bus, versions, mirror, clock }: Ports,
  { draftId, caller, isLetIn, edits, versionName }: EditsOrder,
): Promise<Result<readonly ProposedEdit[]> | 'behind'> => {
  const news = await log.since(draftId, -1)
  if (news === undefined) return refuse(draftNotFound)
  const { epoch, holder, seq } = news.control
  // Who edits now is not disturbed: edit control is taken by people.
  if (holder.id !== caller.id) return refuse(someoneElseEdits)
  const copy = await editThread.editCopy(caller.id, { updates: news.updates, edits })
  if (!copy.ok) return copy
  const { before, edited } = copy.value
  if (!before.ok) return before
  if (edited === undefined) return refuse(unfitEdit)
  const { made, update, state, content } = edited
  const cost = await cheapCost(caller.id, state)
  if (cost === undefined) return refuse(draftDamaged)
  await versions.saveBefore({
    ...{ draftId, name: versionName, authorId: caller.id, seq },
    content: before.value,
  })
  if (!(await isLetIn())) return refuse(notGranted)
  const appended = await log.append({ draftId, epoch, holder: caller.id, base: seq, update })
  if (appended.outcome === 'behind') return 'behind'
  if (appended.outcome === 'gone') return refuse(draftNotFound)
  if (appended.outcome !== 'appended') return refuse(someoneElseEdits)
  // Nobody may have it open who would: the tail stays short, and readers and the list have the draft as it is now.
  await log.snapshot(draftId, { seq: appended.seq, state, cost, content })
  await mirror(draftId, content, { userId: caller.id, at: clock() })
  const others = await joinDraft(bus, draftId, () => undefined)
  await others.tell({ epoch, holder, seq: appended.seq }, update)
  await others.leave()
  return succeed(made)
}

/** Makes edits of a draft in the name of who holds it: the draft of before is kept as a version. The value is what could be made. */
export type MakeEdits = (order: EditsOrder) => Promise<Result<readonly ProposedEdit[]>>

export const createMakeEdits =
  (ports: Ports): MakeEdits =>
  async (order) => {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const done = await tryEdits(ports, order)
      if (done !== 'behind') return done
    }
    return refuse(draftNotYetSaved)
  }
