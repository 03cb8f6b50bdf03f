import { loginProviders } from '@shingle/shared/account/login-providers.ts'
import * as z from 'zod/mini'

/** What a row of Users holds. */
export const userRowSchema = z.object({
  _id: z.string(),
  /** Trimmed and lowercased; unique. Whoever the account is of has proven that it is theirs. */
  email: z.string(),
  name: z.nullable(z.string()),
  createdAt: z.date(),
  /** When the client first asked to be registered (specification 7). */
  registeredAt: z.nullable(z.date()),
  /** Who vouched for the account's owner first; rows from before there were two began with a mailed code. */
  firstProvider: z.optional(z.enum(loginProviders)),
  /** The Google account that signs in to this one. */
  google: z.optional(z.object({ subject: z.string(), email: z.string(), connectedAt: z.date() })),
  /** Set only by whoever had proven the address. */
  password: z.optional(z.object({ hash: z.string(), setAt: z.date() })),
  /** The newest change of address that waits for its mailed link to be opened: no other link changes it. */
  emailChange: z.optional(z.object({ linkId: z.string(), email: z.string(), expiresAt: z.date() })),
  /** The link that changed the address last, until whatever names the address has followed: then another may change it. */
  following: z.optional(z.string()),
  /** When the account was given back to a former address: who was signed in before adds no way to sign in any more. */
  takenBackAt: z.optional(z.date()),
  /** Since when the operator lets nobody sign in to it. */
  disabledAt: z.optional(z.date()),
  /** Since when the account is being deleted, and the address that it had. */
  deletion: z.optional(z.object({ at: z.date(), email: z.string() })),
})

/** A row of Users. */
export type UserRow = z.output<typeof userRowSchema>
