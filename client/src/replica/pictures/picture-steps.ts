import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { rewriteFields } from '@shingle/shared/draft/edits/rewrite-fields.ts'
import type { SharedMap } from '@shingle/shared/draft/shape.ts'
import * as Y from 'yjs'
import type { WaitingPicture } from './waiting-picture.ts'

export type Step = Y.UndoManager['undoStack'][number]

/** What waits in one field before and after a step of undo. */
export interface PictureChange {
  readonly at: FieldAddress
  readonly before: WaitingPicture | undefined
  readonly after: WaitingPicture | undefined
}

const key = 'waiting pictures'

const changesOf = ({ meta }: Step): readonly PictureChange[] => meta.get(key) ?? []

/** Makes `changes` part of the step that `edit` makes; where it makes none, of one of their own. */
export const inOneStep = <T>(
  manager: Y.UndoManager,
  edit: () => T,
  changesAfter: (result: T) => readonly PictureChange[],
): { readonly result: T; readonly changes: readonly PictureChange[] } => {
  const former = manager.undoStack.at(-1)
  const result = edit()
  const changes = changesAfter(result)
  if (changes.length === 0) return { result, changes }
  if (manager.undoStack.at(-1) === former) {
    manager.stopCapturing()
    rewriteFields(
      manager.doc,
      changes.map(({ at }) => at),
      'Change image',
    )
  }
  const step = manager.undoStack.at(-1)
  if (step !== former) step?.meta.set(key, changes)
  manager.stopCapturing()
  return { result, changes }
}

/** The steps that made a picture wait as it does now: undoing them must also take back what it has become. */
export const stepsOf = (manager: Y.UndoManager, picture: WaitingPicture): Step[] =>
  manager.undoStack.filter((step) => changesOf(step).some(({ after }) => after === picture)).slice(-1)

/** The step that made the thing whose fields a map holds, a section or an item, while it can be undone. */
export const stepsMaking = (manager: Y.UndoManager, { _item: made }: SharedMap): Step[] =>
  made === null ? [] : manager.undoStack.filter((step) => Y.isDeleted(step.insertions, made.id)).slice(-1)

/** Makes an edit that belongs to steps made before, with what waits after it: undo and redo know no step of its own. */
export const amendSteps = <T>(manager: Y.UndoManager, steps: readonly Step[], edit: () => T): T => {
  const { redoStack } = manager
  const former = manager.undoStack.at(-1)
  // A new step would make everything undone impossible to redo.
  manager.redoStack = []
  manager.stopCapturing()
  const result = edit()
  const made = manager.undoStack.at(-1) === former ? undefined : manager.undoStack.pop()
  if (made !== undefined) {
    for (const step of steps) {
      step.insertions = Y.mergeDeleteSets([step.insertions, made.insertions])
      step.deletions = Y.mergeDeleteSets([step.deletions, made.deletions])
      step.meta.set(key, [...changesOf(step), ...changesOf(made)])
    }
  }
  manager.redoStack = redoStack
  manager.stopCapturing()
  return result
}

/** Calls with what waits again, or no more, after an undo or redo, and with the step that would reverse it. */
export const followSteps = (
  manager: Y.UndoManager,
  call: (changes: readonly PictureChange[], reverse: Step | undefined) => void,
): void => {
  manager.on('stack-item-popped', ({ stackItem, type }) => {
    const changes = changesOf(stackItem)
    if (changes.length === 0) return
    const reverse = (type === 'undo' ? manager.redoStack : manager.undoStack).at(-1)
    reverse?.meta.set(key, changes)
    const turned = changes.map(({ at, before, after }) => ({ at, before: after, after: before }))
    call(type === 'undo' ? turned : changes, reverse)
  })
}
