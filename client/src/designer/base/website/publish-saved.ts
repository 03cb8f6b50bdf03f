import { publishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../../replica/draft.ts'
import { call } from '../../../server/call-endpoint.ts'
import { notePublished } from '../../../website/websites-query.ts'

interface Publishing {
  readonly draftId: string
  readonly handle: string
  /** Whose doing it is, where another who signs in meanwhile must not do it. */
  readonly accountId?: string | undefined
}

const durableWithinMs = 15_000

/** Publishes what the account durably holds: first everything is saved, then that very state is published. The value is its address. */
export const publishSaved = async (
  draft: Pick<OpenDraft, 'savedToAccount'>,
  { draftId, handle, accountId }: Publishing,
): Promise<Result<string>> => {
  const saved = await draft.savedToAccount(durableWithinMs)
  if (!saved.ok) return saved
  const { epoch, seq } = saved.value
  const asked = { params: { id: draftId }, body: { handle, epoch, seq } }
  const result = await call(publishEndpoint, asked, { accountId })
  if (!result.ok) return result
  const { version: _, ...published } = result.value
  notePublished(draftId, published)
  return succeed(published.url)
}
