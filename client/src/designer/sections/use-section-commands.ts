import { roomFor } from '@shingle/shared/draft/edits/section-room.ts'
import { useDraftSession, useSection, useSectionIds } from '../../replica/use-draft.ts'
import { duplicate, moveBy, remove, toggleHidden } from './section-commands.ts'

/** What can be done with one section, and what cannot. */
export const useSectionCommands = (id: string) => {
  const session = useDraftSession()
  const ids = useSectionIds()
  const type = useSection(id)?.type
  const room = roomFor(session.doc(), type)
  const at = ids.indexOf(id)
  return {
    canMoveUp: at > 1,
    canMoveDown: at > 0 && at < ids.length - 2,
    duplicateProblem: room.ok ? undefined : room.problem.text,
    moveUp: () => moveBy(session, id, 'up'),
    moveDown: () => moveBy(session, id, 'down'),
    duplicate: () => duplicate(session, id),
    toggleHidden: () => toggleHidden(session, id),
    remove: () => remove(session, id),
  }
}
