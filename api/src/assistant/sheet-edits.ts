import { createHash } from 'node:crypto'
import { draftChangedSince } from '@shingle/shared/assistant/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { pageSheet } from '@shingle/shared/proposal/page-sheet.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import type { SheetAnswer } from '@shingle/shared/proposal/sheet-answer.ts'

type Sheet = ReturnType<typeof pageSheet>

/** How long a revision is. */
export const revisionLength = 16

/** What a sheet is known by: whatever it tells of is another one's as soon as anything in it changed. */
export const revisionOf = ({ told }: Sheet): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, revisionLength)

/** Edits by the short names of a sheet, and the revision of the one that told them. */
interface GivenEdits {
  readonly revision?: string
  readonly edits?: readonly SheetAnswer[]
}

/** What edits by short names stand for, as long as the draft is the one that told them. */
export const editsOf = (
  sheet: Sheet,
  { revision, edits = [] }: GivenEdits,
): Result<readonly ProposedEdit[]> =>
  revisionOf(sheet) === revision
    ? succeed(edits.flatMap((answer) => sheet.read(answer) ?? []))
    : refuse(draftChangedSince)
