import { useMemo } from 'react'
import type { DraftSession } from '../../../replica/draft-session.ts'
import { useDraftSession, useDraftStatus } from '../../../replica/use-draft.ts'
import { canEdit } from './can-edit.ts'

type MakeEdits = typeof import('./make-edits.ts').makeEdits
export type Edits = ReturnType<MakeEdits>

let makeEdits: MakeEdits | undefined

/** The edits, with the schemas of all values, come beside the draft and before it opens: the first picture needs none. */
export const fetchEdits = async (): Promise<void> => {
  makeEdits ??= (await import('./make-edits.ts')).makeEdits
}

export const useCanEdit = (): boolean => canEdit(useDraftStatus(useDraftSession()))

export const editsOf = (session: DraftSession): Edits => {
  if (!makeEdits) throw new Error('The edits were not fetched')
  return makeEdits(session)
}

export const useEdits = (): Edits => {
  const session = useDraftSession()
  return useMemo(() => editsOf(session), [session])
}
