import * as z from 'zod/mini'
import { accountSchema } from '../account/account.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'

/** Turns the refresh cookie over for a new access token. */
export const refreshEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/refresh',
  action: 'session.refresh',
  answer: z.strictObject({ accessToken: z.string(), user: accountSchema }),
})

/** Ends the session behind the cookie. */
export const logoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/logout',
  action: 'session.end',
})
