import { materialise } from '@shingle/shared/draft/materialise.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { makeProposed } from '@shingle/shared/proposal/make-proposed.ts'
import { unfitEdit } from '@shingle/shared/proposal/problems.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { plainSection } from '@shingle/shared/sections/plain-section.ts'
import { someoneElseEdits } from '@shingle/shared/website/problems.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { joinDraft } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { WriteMirror } from '@shingle/storage/draft-log/draft-mirror.ts'
import {
  draftNotFound,
  draftNotYetSaved,
  type LoadedDraft,
} from '@shingle/storage/draft-log/draft-reading.ts'
import * as Y from 'yjs'
import type { Caller } from '../session/caller.ts'
import type { Versions } from '../version/versions.ts'

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
  readonly edits: readonly ProposedEdit[]
  readonly versionName: string
}

/** How often it is begun anew where somebody types meanwhile. */
const mostAttempts = 4

/**
 * The one writer that assistants are in a draft: of each call its own, a draft would have more than it may. Two calls at
 * once never both write, since an append goes in only where the draft is what was loaded.
 */
const assistantWriter = 1

/** Makes the edits on a copy: what they change, and no more than that, as an update, and which of them could be made. */
const updateOf = ({ doc }: LoadedDraft, edits: readonly ProposedEdit[]) => {
  const { business } = materialise(doc)
  const changes: Uint8Array[] = []
  doc.clientID = assistantWriter
  doc.on('update', (change: Uint8Array) => changes.push(change))
  const made = edits.filter((one) => makeProposed(doc, one, (type) => plainSection(type, business)).ok)
  const after = validateContent(materialise(doc))
  if (made.length === 0 || !after.ok) return undefined
  return { made, update: Y.mergeUpdates(changes), content: after.value }
}

const tryEdits = async (
  { log, bus, versions, mirror, clock }: Ports,
  { draftId, caller, edits, versionName }: EditsOrder,
): Promise<Result<readonly ProposedEdit[]> | 'behind'> => {
  const loaded = await log.load(draftId)
  if (!loaded.ok) return loaded
  const { doc, epoch, holder, seq } = loaded.value
  try {
    // Who edits now is not disturbed: edit control is taken by people.
    if (holder.id !== caller.id) return refuse(someoneElseEdits)
    const content = validateContent(materialise(doc))
    if (!content.ok) return content
    const changed = updateOf(loaded.value, edits)
    if (changed === undefined) return refuse(unfitEdit)
    await versions.saveBefore({
      ...{ draftId, name: versionName, authorId: caller.id, seq },
      content: content.value,
    })
    const { update, made } = changed
    const appended = await log.append({ draftId, epoch, holder: caller.id, base: seq, update })
    if (appended.outcome === 'behind') return 'behind'
    if (appended.outcome === 'gone') return refuse(draftNotFound)
    if (appended.outcome !== 'appended') return refuse(someoneElseEdits)
    // Nobody may have it open who would: the list shows the draft as it is now.
    await mirror(draftId, changed.content, { userId: caller.id, at: clock() })
    const others = await joinDraft(bus, draftId, () => undefined)
    await others.tell({ epoch, holder, seq: appended.seq }, update)
    await others.leave()
    return succeed(made)
  } finally {
    doc.destroy()
  }
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
