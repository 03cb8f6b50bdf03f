import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { invalidDraft, validateContent } from '@shingle/shared/draft/validate.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { draftDamaged } from '@shingle/shared/website/problems.ts'
import { checker } from '@shingle/storage/draft-guard/checker.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { type DraftNews, draftNotFound, draftNotYetSaved } from '@shingle/storage/draft-log/draft-reading.ts'

/** A whole, valid draft, and who held it at which position. */
export interface ReadContent {
  readonly content: DraftContent
  readonly control: DraftControl
}

/** Why a draft may not be read. */
export const readProblems: readonly Problem[] = [invalidDraft, draftNotFound, draftNotYetSaved, draftDamaged]

/**
 * The content of a draft, from everything that is known of it; refuses what is no valid draft. Where no plain values stand beside
 * the state, another thread loads it, for `accountId` in its turn: this one applies nothing that people wrote.
 */
export const contentOf = async (news: DraftNews, accountId: string): Promise<Result<DraftContent>> => {
  // Plain values stand beside the state in every pause of typing, unless they are of an older shape.
  const stored = news.content === undefined ? undefined : validateContent(news.content)
  if (stored?.ok) return stored
  const loaded = await checker.load(accountId, news.updates)
  return loaded === undefined ? refuse(draftDamaged) : validateContent(loaded.content)
}

/** What is to be read, for whom, and at which position or later. */
interface ContentOrder {
  readonly draftId: string
  readonly accountId: string
  readonly atLeast?: number
}

/** Reads a draft from its log. */
export const readContent = async (
  log: DraftLog,
  { draftId, accountId, atLeast = 0 }: ContentOrder,
): Promise<Result<ReadContent>> => {
  const news = await log.since(draftId, -1)
  if (news === undefined) return refuse(draftNotFound)
  if (news.control.seq < atLeast) return refuse(draftNotYetSaved)
  const content = await contentOf(news, accountId)
  return content.ok ? succeed({ content: content.value, control: news.control }) : content
}
