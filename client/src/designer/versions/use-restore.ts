import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { restoreContent } from '@shingle/shared/draft/edits/restore-content.ts'
import { restoreSection } from '@shingle/shared/draft/edits/restore-section.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { useMemo } from 'react'
import type * as Y from 'yjs'
import type { OpenDraft } from '../../replica/draft.ts'
import type { WaitingPicture } from '../../replica/pictures/waiting-picture.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { select } from '../base/designer-store.ts'
import { canEdit } from '../base/draft/can-edit.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import { toast } from '../base/toast.ts'
import { undoToast } from '../base/undo-toast.ts'

interface Restoring {
  words: string
  change: (doc: Y.Doc) => Result<undefined>
  /** The pictures that wait to be uploaded afterwards. */
  waiting: readonly WaitingPicture[]
}

/** Makes one edit that undo takes back as one, whatever was typed right before and after. Answers whether it was made. */
export const restoreInOneStep = (draft: OpenDraft, { words, change, waiting }: Restoring): boolean => {
  if (!canEdit(draft.status())) return false
  draft.undoManager().stopCapturing()
  const done = draft.pictures.change(
    () => change(draft.doc()),
    ({ ok }) => (ok ? waiting : draft.pictures.waiting()),
  )
  draft.undoManager().stopCapturing()
  if (done.ok) undoToast(draft, words)
  else toast(done.problem.text, { kind: 'trouble' })
  return done.ok
}

/** Brings versions back, whole or by the section. */
export const useRestore = () => {
  const draft = useDraft()
  const writing = useTextWriting()
  return useMemo(() => {
    const restore = (restoring: Restoring) => {
      writing.settle()
      select(null)
      return restoreInOneStep(draft, restoring)
    }
    return {
      whole: (name: string, content: DraftContent) =>
        restore({
          words: `${name} restored`,
          change: (doc) => restoreContent(doc, content, `Restore ${name}`),
          waiting: [],
        }),
      section: (title: string, id: string, from: DraftContent) =>
        restore({
          words: `${title} restored`,
          change: (doc) => restoreSection(doc, id, from),
          waiting: draft.pictures.waiting().filter(({ at }) => !('section' in at && at.section === id)),
        }),
    }
  }, [draft, writing])
}
