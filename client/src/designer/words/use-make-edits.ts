import { edit as makeEdit } from '@shingle/shared/draft/edits/edit.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { makeProposed, type ValuesFor } from '@shingle/shared/proposal/make-proposed.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { canEdit } from '../base/draft/can-edit.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import { toast } from '../base/toast.ts'
import { undoToast } from '../base/undo-toast.ts'
import { generalValues } from '../sections/fresh-values.ts'
import { useKeepBefore } from './use-keep-before.ts'

const madeWords = (count: number): string => (count === 1 ? '1 edit made' : `${count} edits made`)

/**
 * Makes proposed edits: the draft of before is kept as a version, and one undo takes all of them back. Where it cannot be kept
 * nothing is made until somebody asks once more, having been told.
 */
export const useMakeEdits = () => {
  const draft = useDraft()
  const writing = useTextWriting()
  const keepBefore = useKeepBefore()
  const [isUnkept, setUnkept] = useState(false)
  const mayEdit = (): boolean => {
    const may = canEdit(draft.status())
    if (!may) toast('Someone else is editing now.', { kind: 'trouble' })
    return may
  }
  const make = async (edits: readonly ProposedEdit[], name: string): Promise<boolean> => {
    writing.settle()
    if (!mayEdit()) return false
    const isKept = await keepBefore(name)
    // Control may have gone meanwhile.
    if (!mayEdit()) return false
    setUnkept(!isKept)
    if (!isKept && !isUnkept) return false
    const doc = draft.doc()
    // Of a page that the edits before it have changed.
    const valuesFor: ValuesFor = (type) => generalValues(materialise(doc))(type)
    draft.undoManager().stopCapturing()
    const made = makeEdit(doc, 'Make proposed edits', () =>
      edits.filter((one) => makeProposed(doc, one, valuesFor).ok),
    )
    draft.undoManager().stopCapturing()
    if (made.length === 0) toast('Nothing could be changed.', { kind: 'trouble' })
    else {
      const words = madeWords(made.length)
      undoToast(draft, isKept ? words : `${words}; no version of before could be kept`)
    }
    return made.length > 0
  }
  return { make, isUnkept }
}
