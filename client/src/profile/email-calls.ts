import {
  cancelEmailChangeEndpoint,
  changeEmailByPasswordEndpoint,
  changeEmailEndpoint,
} from '@shingle/shared/email-change/endpoints.ts'
import { call } from '../server/call-endpoint.ts'

/** Asks for another address; with the current password where there is one. */
export const changeEmail = (email: string, current: string | null) =>
  current === null
    ? call(changeEmailEndpoint, { body: { email } })
    : call(changeEmailByPasswordEndpoint, { body: { email, current } })

export const cancelEmailChange = () => call(cancelEmailChangeEndpoint, {})
