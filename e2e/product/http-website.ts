import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { publishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import type { HttpAccount } from './http-account.ts'

/** Creates a website from answers by the api and answers its draft id. */
export const createWebsiteByHttp = async (account: HttpAccount, answers: Answers): Promise<string> =>
  (await account.call(generationEndpoint, { body: { answers } })).draftId

/** Publishes a draft under a handle by the api. */
export const publishByHttp = async (account: HttpAccount, draftId: string, handle: string): Promise<void> => {
  const params = { id: draftId }
  const { epoch } = await account.call(draftTicketEndpoint, { params })
  await account.call(publishEndpoint, { params, body: { handle, epoch, seq: 0 } })
}
