import * as z from 'zod/mini'
import { readKept, writeKept } from '../../server/kept-answer.ts'
import { accountOf, sessionStore } from '../../server/session/session.ts'

const copiedSchema = z.object({
  /** Signing out forgets everything that is kept under an account's id. */
  accountId: z.string(),
  /** The website that it was copied from. */
  draftId: z.string(),
  /** What it is called. */
  title: z.string(),
  /** The type of the section; of an item, of the section that it stood in. */
  type: z.string(),
  layout: z.optional(z.string()),
  /** The list that an item stood in; a section has none. */
  list: z.optional(z.string()),
  /** As its fields had them; they are held to their schemas when they are pasted. */
  values: z.record(z.string(), z.unknown()),
})

/** A section or an item that was copied, kept on this device for all websites of the account. */
export type Copied = z.infer<typeof copiedSchema>

const key = 'copied'

const accountId = (): string => accountOf(sessionStore.getState().session)?.id ?? ''

/** What this device has no room for, as long as this page is open. */
let unkept: Copied | null = null

/** Keeps what is copied in place of what was before. */
export const keepCopied = (copied: Omit<Copied, 'accountId'>): void => {
  const mine = { ...copied, accountId: accountId() }
  localStorage.removeItem(key)
  unkept = writeKept(key, mine) ? null : mine
}

/** What was copied last by whoever is signed in, if anything. */
export const readCopied = (): Copied | null => {
  const copied = readKept(key, copiedSchema) ?? unkept
  return copied?.accountId === accountId() ? copied : null
}
