import { registerEndpoint } from '@shingle/shared/account/endpoints.ts'
import { request } from '../server/request.ts'
import { rememberedAccount } from '../server/session/remembered-account.ts'
import { beginSession } from '../server/session/session.ts'
import { spareEntering } from './leaving/begun-leaving.ts'
import { fetchEnded, finishBegunLeaving } from './leaving/fetch-ended.ts'
import type { Entered } from './sign-in.ts'

/** Begins the session of somebody who was let in, and registers them (specification 7): the first time it is news. */
export const enter = async ({ account, accessToken }: Entered): Promise<void> => {
  await finishBegunLeaving()
  spareEntering(account.id)
  const former = rememberedAccount()
  beginSession(account, accessToken)
  void register(accessToken)
  if (former === null || former.id === account.id) return
  const { makeWay } = await fetchEnded()
  await makeWay(former.id)
}

/** Nobody waits for it: what fails now is made up for the next time they sign in. */
const register = async (accessToken: string): Promise<void> => {
  const result = await request(registerEndpoint, {}, { accessToken })
  if (!result.ok) console.warn(result.problem)
}
