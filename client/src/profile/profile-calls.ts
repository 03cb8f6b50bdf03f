import {
  deleteAccountByPasswordEndpoint,
  deleteAccountEndpoint,
  devicesAnswerSchema,
  listDevicesEndpoint,
  profileSchema,
  readProfileEndpoint,
  renameAccountEndpoint,
  signOutDeviceEndpoint,
  signOutEverywhereEndpoint,
  weighAccountEndpoint,
} from '@shingle/shared/profile/endpoints.ts'
import { accountQuery } from '../server/account-query.ts'
import { call } from '../server/call-endpoint.ts'

/** What is known of one's own account. */
export const profileQuery = accountQuery({
  key: 'profile',
  schema: profileSchema,
  ask: () => call(readProfileEndpoint, {}),
})

export const renameAccount = (name: string) => call(renameAccountEndpoint, { body: { name } })

/** Where one is signed in; the device keeps nothing of it, since it says nothing that is true later. */
export const devicesQuery = accountQuery({
  key: 'devices',
  schema: devicesAnswerSchema,
  ask: () => call(listDevicesEndpoint, {}),
  isKept: false,
})

export const signOutDevice = (device: string) => call(signOutDeviceEndpoint, { params: { device } })

export const signOutEverywhere = () => call(signOutEverywhereEndpoint, {})

export const weighAccount = () => call(weighAccountEndpoint, {})

/** Deletes one's own account; with the current password where there is one. */
export const deleteAccount = (current: string | null) =>
  current === null
    ? call(deleteAccountEndpoint, {})
    : call(deleteAccountByPasswordEndpoint, { body: { current } })
