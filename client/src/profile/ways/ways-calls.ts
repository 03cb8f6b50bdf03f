import { removePasskeyEndpoint } from '@shingle/shared/passkey/endpoints.ts'
import {
  changePasswordEndpoint,
  removePasswordEndpoint,
  setPasswordEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { call } from '../../server/call-endpoint.ts'

export const setPassword = (password: string) => call(setPasswordEndpoint, { body: { password } })

export const changePassword = (body: { readonly current: string; readonly password: string }) =>
  call(changePasswordEndpoint, { body })

export const removePassword = (current: string) => call(removePasswordEndpoint, { body: { current } })

export const removePasskey = (passkey: string) => call(removePasskeyEndpoint, { params: { passkey } })
