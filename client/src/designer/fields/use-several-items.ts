import { useDraft } from '../../replica/use-draft.ts'
import { countWords } from '../../ui/count-words.ts'
import { useEdits } from '../base/draft/editing.ts'
import type { EntryOfKind } from '../base/draft/field-entry.ts'
import { toast } from '../base/toast.ts'
import { undoToast } from '../base/undo-toast.ts'
import { moveMessage } from './change-messages.ts'

type Ids = readonly string[]

/** What is done with several items of a list, each time as one step of undo. */
export const useSeveralItems = ({ name: list, field }: EntryOfKind<'items'>, section: string) => {
  const draft = useDraft()
  const edits = useEdits()
  const address = { section, list }
  return {
    remove: (items: Ids) => {
      edits.removeItems(address, items)
      undoToast(draft, `${countWords(items.length, 'item')} removed`)
    },
    /** Answers the copies; as many as the list has room for. */
    duplicate: (items: Ids): Ids => {
      const copied = edits.duplicateItems(address, items)
      const copies = copied?.ok ? [...copied.value.values()] : []
      const left = items.length - copies.length
      if (left > 0)
        toast(`${field.label}: at most ${field.maximum}. ${countWords(left, 'item')} not duplicated.`, {
          kind: 'trouble',
        })
      return copies
    },
    move: (items: Ids, to: 'top' | 'bottom') => {
      const message = edits.moveItems(address, { items, to }) ? moveMessage(list) : null
      if (message) undoToast(draft, message)
    },
  }
}
