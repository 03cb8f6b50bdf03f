import * as z from 'zod/mini'
import { accountSchema } from '../account/account.ts'
import { emailChangeSchema, wayBackSchema } from '../email-change/endpoints.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped } from '../endpoint/sent-text.ts'
import { passwordMaximum } from '../password/password.ts'
import { listedWebsitesMaximum } from '../website/limits.ts'
import { deviceKinds, devicesListed } from './devices.ts'
import { personNameMaximum } from './name-maximum.ts'

/** What the page of an account says of its owner beside what every page knows. */
export const profileSchema = z.strictObject({
  createdAt: z.string(),
  /** How many websites are theirs, and how many they edit for others. */
  owned: z.int(),
  shared: z.int(),
  /** The address that is to be theirs once the link in its mail is used. */
  emailChange: z.nullable(emailChangeSchema),
  /** The former address that can take the account back: until it cannot, nothing goes from it for good. */
  wayBack: z.nullable(wayBackSchema),
})

/** What there is to know of one's own account. */
export const readProfileEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account',
  action: 'account.read',
  answer: profileSchema,
})

/** Gives oneself another name; an empty one takes it away. */
export const renameAccountEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/account/name',
  action: 'account.rename',
  body: z.strictObject({ name: asTyped(personNameMaximum) }),
  answer: accountSchema,
})

/** What would go for good with one's own account. */
export const weighAccountEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/deletion',
  action: 'account.weigh',
  answer: z.strictObject({
    /** The addresses that would answer 'Site not found'. */
    addresses: z.array(z.string()).check(z.maxLength(listedWebsitesMaximum)),
    websites: z.int(),
    /** Those that wait in the trash: they go as well. */
    trashed: z.int(),
    editors: z.int(),
    messages: z.int(),
    /** Those of its own that are with a website. */
    domains: z.int(),
  }),
})

/** Deletes one's own account, which has no password, at once and for good, with every website of it. */
export const deleteAccountEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/account',
  action: 'account.delete',
})

/** Specification 5: deletes one's own account with the current password. */
export const deleteAccountByPasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/deletion',
  action: 'account.delete-by-password',
  body: z.strictObject({ current: asTyped(passwordMaximum) }),
})

const deviceSchema = z.strictObject({
  id: z.string(),
  /** As its browser calls itself, such as `Firefox` and `Windows`; null where it does not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(deviceKinds),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
})

/** A browser in which somebody is signed in. */
export type Device = z.infer<typeof deviceSchema>

/** Some devices. */
export const devicesAnswerSchema = z.strictObject({
  devices: z.array(deviceSchema).check(z.maxLength(devicesListed)),
})

/** Where one is signed in, the device used last first. */
export const listDevicesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/devices',
  action: 'account.read-devices',
  answer: devicesAnswerSchema,
})

/** Signs one device out. */
export const signOutDeviceEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/devices/:device',
  action: 'account.sign-out-device',
})

/** Signs every device out, the one that asks included. */
export const signOutEverywhereEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/devices',
  action: 'account.sign-out-everywhere',
})
