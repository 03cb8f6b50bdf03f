import { roomFor } from '@shingle/shared/draft/edits/section-room.ts'
import { useDraft, useSection, useSectionIds } from '../../replica/use-draft.ts'
import { duplicate, moveBy, remove, toggleHidden } from './section-commands.ts'

/** What can be done with one section, and what cannot. */
export const useSectionCommands = (id: string) => {
  const draft = useDraft()
  const ids = useSectionIds()
  const type = useSection(id)?.type
  const room = roomFor(draft.doc(), type)
  const at = ids.indexOf(id)
  return {
    canMoveUp: at > 1,
    canMoveDown: at > 0 && at < ids.length - 2,
    duplicateProblem: room.ok ? undefined : room.problem.text,
    moveUp: () => moveBy(draft, id, 'up'),
    moveDown: () => moveBy(draft, id, 'down'),
    duplicate: () => duplicate(draft, id),
    toggleHidden: () => toggleHidden(draft, id),
    remove: () => remove(draft, id),
  }
}
