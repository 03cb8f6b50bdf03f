import { z } from 'zod'
import type { HttpAccount } from './http-account.ts'

/** Creates a website from answers by the api and answers its draft id. */
export const createWebsiteByHttp = async (account: HttpAccount, answers: object): Promise<string> => {
  const made = await account.call('POST', '/api/generation', { answers })
  return z.object({ draftId: z.string() }).parse(made).draftId
}

/** Publishes a draft under a handle by the api. */
export const publishByHttp = async (account: HttpAccount, draftId: string, handle: string): Promise<void> => {
  const ticket = await account.call('POST', `/api/drafts/${draftId}/ticket`)
  const { epoch } = z.object({ epoch: z.int() }).loose().parse(ticket)
  await account.call('POST', `/api/drafts/${draftId}/publish`, { handle, epoch, seq: 0 })
}
