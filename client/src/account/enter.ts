import { registerEndpoint } from '@shingle/shared/account/endpoints.ts'
import { request } from '../server/request.ts'
import { beginSession } from './session.ts'
import type { Entered } from './sign-in.ts'

/** Begins the session of somebody who was let in, and registers them (specification 7): the first time it is news. */
export const enter = ({ account, accessToken }: Entered): void => {
  beginSession(account, accessToken)
  // Nobody waits for it: what fails now is made up for the next time they sign in.
  void request(registerEndpoint, {}, { accessToken })
}
