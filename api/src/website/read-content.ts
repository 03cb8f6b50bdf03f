import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { invalidDraft, validateContent } from '@shingle/shared/draft/validate.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import {
  type DraftNews,
  draftDamaged,
  draftNotFound,
  draftNotYetSaved,
  wholeDraft,
} from '@shingle/storage/draft-log/draft-reading.ts'

/** A whole, valid draft, and who held it at which position. */
export interface ReadContent {
  readonly content: DraftContent
  readonly control: DraftControl
}

/** Why a draft may not be read. */
export const readProblems: readonly Problem[] = [invalidDraft, draftNotFound, draftNotYetSaved, draftDamaged]

/** The content of a draft, from everything that is known of it; refuses what is no valid draft. */
export const contentOf = (news: DraftNews): Result<DraftContent> => {
  // Plain values stand beside the state in every pause of typing, unless they are of an older shape.
  const stored = news.content === undefined ? undefined : validateContent(news.content)
  if (stored?.ok) return stored
  const loaded = wholeDraft(news)
  if (!loaded.ok) return loaded
  const content = validateContent(materialise(loaded.value.doc))
  loaded.value.doc.destroy()
  return content
}

/** Reads a draft from its log at `atLeast` or later. */
export const readContent = async (
  log: DraftLog,
  draftId: string,
  atLeast = 0,
): Promise<Result<ReadContent>> => {
  const news = await log.since(draftId, -1)
  if (news === undefined) return refuse(draftNotFound)
  if (news.control.seq < atLeast) return refuse(draftNotYetSaved)
  const content = contentOf(news)
  return content.ok ? succeed({ content: content.value, control: news.control }) : content
}
