import { addPage, followPage, openPages, ownPage, removePage } from '@shingle/shared/draft/edits/pages.ts'
import { madeWords } from '@shingle/shared/side-page/made-words.ts'
import { toldNow } from '@shingle/shared/side-page/page-news.ts'
import type { SidePage, SidePageKind } from '@shingle/shared/side-page/side-page.ts'
import type * as Y from 'yjs'
import { useDraft } from '../../../replica/use-draft.ts'
import { canEdit } from '../../base/draft/can-edit.ts'
import { useEdits } from '../../base/draft/editing.ts'
import { undoToast } from '../../base/undo-toast.ts'

/** What is done with the pages beside the page as a whole, each a step of its own. */
export const usePageEdits = () => {
  const draft = useDraft()
  const edits = useEdits()
  const step = (name: string, make: (doc: Y.Doc) => unknown): void => {
    draft.undoManager().stopCapturing()
    edits.together(name, () => make(draft.doc()))
  }
  return {
    add: (kind: SidePageKind) => {
      if (canEdit(draft.status())) openPages(draft.doc())
      step('Add page', (doc) => addPage(doc, kind))
    },
    remove: ({ id }: SidePage, name: string) => {
      step('Delete page', (doc) => removePage(doc, id))
      undoToast(draft, `${name} deleted`)
    },
    own: (page: SidePage) => {
      const content = draft.view.content()
      const words = { body: madeWords(content, page), told: toldNow(content) }
      step('Edit page', (doc) => ownPage(doc, page.id, words))
    },
    follow: ({ id }: SidePage) => {
      step('Write page anew', (doc) => followPage(doc, id))
      undoToast(draft, 'Written anew from your facts and what the website does')
    },
    confirm: (page: SidePage) => {
      const told = toldNow(draft.view.content())
      step('Edit page', (doc) => ownPage(doc, page.id, { body: page.body, told }))
    },
  }
}
