import { roomFor } from '@shingle/shared/draft/edits/section-room.ts'
import { useMemo } from 'react'
import { useDraft, useView } from '../../replica/use-draft.ts'
import { duplicate, moveBy, remove, toggleHidden } from './section-commands.ts'

/** What can be done with one section, and what cannot; the same object until that changes. */
export const useSectionCommands = (id: string) => {
  const draft = useDraft()
  const canMoveUp = useView(({ view }) => view.sectionIds().slice(0, -1).indexOf(id) > 1)
  const canMoveDown = useView(({ view }) => {
    const ids = view.sectionIds()
    return ids.indexOf(id) > 0 && ids.indexOf(id) < ids.length - 2
  })
  const duplicateProblem = useView((open) => {
    const room = roomFor(open.doc(), open.view.section(id)?.type)
    return room.ok ? undefined : room.problem.text
  })
  return useMemo(
    () => ({
      ...{ canMoveUp, canMoveDown, duplicateProblem },
      moveUp: () => moveBy(draft, id, 'up'),
      moveDown: () => moveBy(draft, id, 'down'),
      duplicate: () => duplicate(draft, id),
      toggleHidden: () => toggleHidden(draft, id),
      remove: () => remove(draft, id),
    }),
    [draft, id, canMoveUp, canMoveDown, duplicateProblem],
  )
}

/** See `useSectionCommands`. */
export type SectionCommands = ReturnType<typeof useSectionCommands>
