import { X509Certificate } from 'node:crypto'
import type { Client } from 'acme-client'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { openAcmeAccounts } from '../../rows/acme-accounts.ts'
import { openAcmeChallenges } from '../../rows/acme-challenges.ts'
import type { IssueCertificate } from '../local-authority.ts'
import { seal, unseal } from '../seal.ts'
import { AuthorityBusy } from './authority-busy.ts'
import { loadAcme } from './load-acme.ts'

/** What ordering by ACME stands on. */
export interface AcmePorts {
  readonly db: Db
  readonly secret: Uint8Array
  readonly clock: () => Date
  /** The address of the authority's directory. */
  readonly directory: string
  /** Where the authority writes to, if anywhere. */
  readonly contact: string | undefined
}

const challengeType = 'http-01'
const polling = { backoffAttempts: 20, backoffMin: 250, backoffMax: 5_000 } as const

const openAccountKey = ({ db, secret, clock, directory }: AcmePorts) => {
  const accounts = openAcmeAccounts(db, clock)
  return async (make: () => Promise<Buffer>): Promise<string> => {
    let row = await accounts.find(directory)
    if (row === undefined) {
      await accounts.add(directory, seal(secret, directory, String(await make())))
      // Of several processes that begin together, all have the one that was added.
      row = await accounts.find(directory)
    }
    if (row === undefined) throw new Error('The account with the authority is gone')
    if (row.pausedUntil !== null && row.pausedUntil > clock())
      throw new AuthorityBusy('The authority wants us to wait.', { until: row.pausedUntil, isOfNames: false })
    return unseal(secret, directory, row.key)
  }
}

/**
 * Looks up the account of a client's key, where there is one: the library updates what it finds when it registers, and
 * authorities refuse an update that changes nothing.
 */
const findAccount = async (client: Client): Promise<void> => {
  try {
    await client.createAccount({ onlyReturnExisting: true })
  } catch (error) {
    // There is none yet, or else registering fails too, and says why.
    if (error instanceof AuthorityBusy) throw error
  }
}

/**
 * An authority that speaks ACME (RFC 8555), to which each name is shown to lead here by http-01. Every process finds
 * account and challenges in the database; keys are sealed there.
 */
export const createAcmeAuthority = (ports: AcmePorts): IssueCertificate => {
  const { db, clock, directory, contact } = ports
  const [accounts, challenges] = [openAcmeAccounts(db, clock), openAcmeChallenges(db, clock)]
  const accountKey = openAccountKey(ports)

  const order = async (names: readonly string[]) => {
    const acme = await loadAcme()
    const makeKey = () => acme.crypto.createPrivateEcdsaKey('P-256')
    const client = new acme.Client({
      ...{ directoryUrl: directory, accountKey: await accountKey(makeKey) },
      ...polling,
    })
    if (contact === undefined) await findAccount(client)
    const [key, csr] = await acme.crypto.createCsr({ altNames: [...names] }, await makeKey())
    const chain = await client.auto({
      ...{ csr, termsOfServiceAgreed: true, ...(contact !== undefined && { email: contact }) },
      // Whether it is answered is the authority's to say: from here it may not be seen.
      ...{ challengePriority: [challengeType], skipChallengeVerification: true },
      challengeCreateFn: async ({ identifier }, { type, token }, answer) => {
        if (type !== challengeType)
          throw new Error(`The authority asks for ${type}, and not ${challengeType}`)
        await challenges.keep(token, { name: identifier.value, answer })
      },
      challengeRemoveFn: (_, { token }) => challenges.remove(token),
    })
    const { validTo } = new X509Certificate(chain)
    return { chain, key: String(key), expiresAt: new Date(validTo) }
  }

  return async (names) => {
    try {
      return await order(names)
    } catch (error) {
      if (error instanceof AuthorityBusy && !error.isOfNames) await accounts.pause(directory, error.until)
      throw error
    }
  }
}

const [nameMaximum, identitiesMaximum] = [253, 10]
const directorySchema = z.object({
  meta: z.optional(
    z.object({ caaIdentities: z.optional(z.array(z.string().check(z.maxLength(nameMaximum)))) }),
  ),
})
const directoryWaitMs = 5_000

/** How CAA records name the authority of a directory, as that itself says; nothing where it says nothing. */
export const createAskAuthorities = (directory: string): (() => Promise<readonly string[]>) => {
  let known: readonly string[] | undefined
  return async () => {
    if (known !== undefined) return known
    try {
      const answer = await fetch(directory, { signal: AbortSignal.timeout(directoryWaitMs) })
      known =
        directorySchema.parse(await answer.json()).meta?.caaIdentities?.slice(0, identitiesMaximum) ?? []
      return known
    } catch {
      // It cannot be asked now: then nobody is told that their records forbid it.
      return []
    }
  }
}
