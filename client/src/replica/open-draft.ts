import { refuse, succeed } from '@shingle/shared/problem/problem.ts'
import * as Y from 'yjs'
import type { DraftUndo, OpenDraft, OpenDraftOptions } from './draft.ts'
import { DraftMachine } from './draft-machine.ts'
import { type DraftStatus, replicaProblems } from './draft-status.ts'
import { createDraftView } from './draft-view.ts'
import { openDevice } from './open-device.ts'
import { latePictures } from './pictures/late-pictures.ts'
import type { OpenPictures } from './pictures/open-pictures.ts'
import { picturedView } from './pictures/pictured-view.ts'
import type { Replica } from './replica.ts'
import { ReplicaCopies } from './replica-copies.ts'
import { documentPlace, isAcknowledged, saveState } from './save-state.ts'
import { createStatusBoard, type StatusBoard } from './status-board.ts'

// Here before somebody takes control: the designer fetches it ahead.
const fetchTake = () => import('./take-control.ts')

const safeWithinMs = 60_000

const statusOf = (machine: DraftMachine, pictures: OpenPictures): DraftStatus => {
  const { phase, control, seq, replica, copies } = machine
  const canUse = machine.isEditor
  return {
    phase,
    refused: machine.refused,
    isTyping: machine.typed.areAny,
    ...saveState(machine, { ...pictures.status(), ...pictures.kept() }),
    online: replica.link?.isOnline ?? false,
    holder: control?.holder ?? null,
    epoch: control?.epoch ?? 0,
    seq,
    recovered: copies.recovered,
    pictures: pictures.status(),
    canUndo: canUse && replica.undo.canUndo(),
    canRedo: canUse && replica.undo.canRedo(),
  }
}

const notSavedProblem = ({ replica }: DraftMachine, board: StatusBoard) => {
  if (replica.link?.isOnline !== true) return replicaProblems.offline
  return board.status().pictures.waiting > 0 ? replicaProblems.pictureWaiting : replicaProblems.notYetSaved
}

const savedToAccount = async (machine: DraftMachine, board: StatusBoard, timeoutMs: number) => {
  if (!machine.isEditor) return refuse(replicaProblems.notInControl)
  machine.typed.write()
  machine.replica.link?.flush()
  const isSaved = await board.when(({ save, phase }) => save === 'account' && phase === 'edit', timeoutMs)
  if (!isSaved) return refuse(notSavedProblem(machine, board))
  return succeed({ epoch: machine.replica.epoch, seq: machine.seq })
}

const undoOf = (machine: DraftMachine): DraftUndo => ({
  undo: () => void (machine.isEditor && machine.replica.undo.undo()),
  redo: () => void (machine.isEditor && machine.replica.undo.redo()),
  get canUndo() {
    return machine.isEditor && machine.replica.undo.canUndo()
  },
  get canRedo() {
    return machine.isEditor && machine.replica.undo.canRedo()
  },
})

/** Opens a draft on this device: at once from what it keeps, then in step with the server. */
export const openDraft = async (options: OpenDraftOptions): Promise<OpenDraft> => {
  const [index, store] = await openDevice()
  const copies = await ReplicaCopies.open({ index, pictures: store }, options)
  const viewport = createDraftView(new Y.Doc())
  const changed = () => {
    pictures.advance(machine.replica)
    machine.replica.acknowledge(isAcknowledged(machine))
    board.changed()
  }
  const machine: DraftMachine = new DraftMachine(options, copies, {
    changed,
    replaced: ({ doc }: Replica) => viewport.show(doc),
  })
  const pictures: OpenPictures = latePictures({
    ...options,
    store,
    mayUpload: () => machine.phase === 'edit' && machine.replica.link?.isSynced === true,
    whenSafe: () => board.when(() => documentPlace(machine) !== 'not-saved', safeWithinMs),
    changed,
  })
  const board = createStatusBoard(() => statusOf(machine, pictures))
  viewport.show(machine.replica.doc)
  await machine.start()
  return {
    view: picturedView(viewport.view, pictures),
    undo: undoOf(machine),
    pictures: pictures.forDraft,
    doc: () => machine.replica.doc,
    undoManager: () => machine.replica.undo,
    status: board.status,
    subscribe: board.subscribe,
    presence: () => machine.replica.link?.presence,
    typing: (settle, isWaiting) => {
      machine.typed.mark(settle, isWaiting)
      board.changed()
    },
    settle: () => machine.typed.write(),
    takeControl: () =>
      fetchTake().then(
        ({ takeControl }) => takeControl(machine, board, options),
        () => refuse(replicaProblems.offline),
      ),
    savedToAccount: (timeoutMs) => savedToAccount(machine, board, timeoutMs),
    recoveredCopies: () => copies.recoveredCopies(),
    recoveredContent: (name) => copies.contentOf(name),
    recoveredBase: (name) => copies.baseOf(name),
    discardRecovered: async (name) => {
      const isGone = await copies.discard(name)
      board.changed()
      return isGone
    },
    close: async () => {
      pictures.close()
      await machine.close()
    },
  }
}
