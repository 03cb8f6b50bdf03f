import { codeLifetimeMs, codeTries, isCode, normaliseCode } from '@shingle/shared/account/code.ts'
import type { VerifyStatus } from '@shingle/shared/account/verify-status.ts'
import type { Collection, Db } from 'mongodb'
import { freshId, freshToken, hashOf } from '../session/keys.ts'
import { codeFor, freshCodeSecret, isSameCode } from './one-time-code.ts'

/** A row of OtpSessions: one code, for one address, asked for by one browser. */
interface CodeRow {
  readonly _id: string
  readonly email: string
  /** Hash of the cookie of the browser that asked. */
  readonly browser: string
  readonly secret: string
  readonly tries: number
  readonly createdAt: Date
  readonly codeExpiresAt: Date
  /** When the row is removed: later than the code expires, so that a late code is answered as expired. */
  readonly expiresAt: Date
  /** Set when the code was used, or replaced by a newer one. */
  readonly endedBy: 'use' | 'newer-code' | null
}

/** What trying a code led to. */
export type Tried = { readonly status: 'Success'; readonly email: string } | { readonly status: Failure }
type Failure = Exclude<VerifyStatus, 'Success'>

const keptMs = 24 * 60 * 60 * 1000

interface Store {
  readonly rows: Collection<CodeRow>
  readonly key: Uint8Array
  readonly clock: () => Date
}

const begin = async ({ rows, key, clock }: Store, email: string) => {
  const now = clock()
  const browser = freshToken()
  const row: CodeRow = {
    _id: freshId(),
    email,
    browser: hashOf(browser),
    secret: freshCodeSecret(),
    tries: 0,
    createdAt: now,
    codeExpiresAt: new Date(now.getTime() + codeLifetimeMs),
    expiresAt: new Date(now.getTime() + keptMs),
    endedBy: null,
  }
  await rows.updateMany({ email, endedBy: null }, { $set: { endedBy: 'newer-code' } })
  await rows.insertOne(row)
  return { sessionId: row._id, browser, code: await codeFor(row.secret, key), expiresAt: row.codeExpiresAt }
}

// Counted before anything is compared, so that a thousand guesses at once are still five.
const countTry = ({ rows, clock }: Store, id: string, browser: string) =>
  rows.findOneAndUpdate(
    { _id: id, browser, endedBy: null, tries: { $lt: codeTries }, codeExpiresAt: { $gt: clock() } },
    { $inc: { tries: 1 } },
    { returnDocument: 'after' },
  )

const whyNot = async ({ rows }: Store, id: string, browser: string): Promise<Failure> => {
  const row = await rows.findOne({ _id: id, browser })
  return row === null || row.endedBy === 'use' ? 'InvalidSession' : 'ExpiredCode'
}

const spend = async ({ rows }: Store, id: string): Promise<boolean> => {
  const { modifiedCount } = await rows.updateOne({ _id: id, endedBy: null }, { $set: { endedBy: 'use' } })
  return modifiedCount === 1
}

const attempt = async (
  store: Store,
  id: string,
  { browserToken, typed }: { readonly browserToken: string; readonly typed: string },
): Promise<Tried> => {
  const browser = hashOf(browserToken)
  const row = await countTry(store, id, browser)
  if (row === null) return { status: await whyNot(store, id, browser) }
  const code = normaliseCode(typed)
  const isRight = isCode(code) && isSameCode(code, await codeFor(row.secret, store.key))
  if (!isRight) return { status: 'InvalidCode' }
  return (await spend(store, id)) ? { status: 'Success', email: row.email } : { status: 'InvalidSession' }
}

/** The sign-in codes of one deployment. Codes themselves are never stored. */
export const createCodeSessions = (db: Db, { key, clock }: { key: Uint8Array; clock: () => Date }) => {
  const store: Store = { rows: db.collection<CodeRow>('OtpSessions'), key, clock }
  return {
    /** Makes a code for an address; earlier codes for it stop working. */
    begin: (email: string) => begin(store, email),
    /** Tries a code in the browser that asked for it. */
    attempt: (id: string, given: { readonly browserToken: string; readonly typed: string }) =>
      attempt(store, id, given),
  }
}

export type CodeSessions = ReturnType<typeof createCodeSessions>
