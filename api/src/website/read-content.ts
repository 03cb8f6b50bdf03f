import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { invalidDraft, validateContent } from '@shingle/shared/draft/validate.ts'
import { type Problem, type Result, succeed } from '@shingle/shared/problem/problem.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import {
  draftNotFound,
  draftNotYetSaved,
  type LoadedDraft,
} from '@shingle/storage/draft-log/draft-reading.ts'
import * as Y from 'yjs'

/** A whole, valid draft, and who held it at which position. */
export interface ReadContent {
  readonly content: DraftContent
  readonly control: DraftControl
}

/** Why a draft may not be read. */
export const readProblems: readonly Problem[] = [invalidDraft, draftNotFound, draftNotYetSaved]

/** The content of a draft as it was loaded; refuses what is no valid draft. */
export const contentOf = ({ update }: LoadedDraft): Result<DraftContent> => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  const content = validateContent(materialise(doc))
  doc.destroy()
  return content
}

/** Reads a draft from its log at `atLeast` or later. */
export const readContent = async (
  log: DraftLog,
  draftId: string,
  atLeast = 0,
): Promise<Result<ReadContent>> => {
  const loaded = await log.load(draftId, { atLeast })
  if (!loaded.ok) return loaded
  const { epoch, holder, seq } = loaded.value
  const content = contentOf(loaded.value)
  return content.ok ? succeed({ content: content.value, control: { epoch, holder, seq } }) : content
}
