import { modelBudget } from '@shingle/shared/language-model/limits.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'
import { countedKey } from './rate-limits.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * ModelBudgets: what was asked of the language model in a day, by one account and by all. Rows end by themselves, and who
 * is counted is a keyed hash.
 */
export const modelBudgets = defineCollection({
  name: 'ModelBudgets',
  row: z.object({ _id: z.string(), requests: z.int(), tokens: z.int(), expiresAt: z.date() }),
  owners: [],
  indexes: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
})

/** Tokens that were set aside, until what was used of them is known. */
export interface SetAside {
  readonly settle: (used: number) => Promise<void>
}

interface BudgetPorts {
  readonly db: Db
  readonly secret: Uint8Array
  readonly clock: () => Date
}

/** What may be asked in a day. */
export interface ModelBudget {
  readonly requestsOfOne: number
  readonly tokensOfAll: number
}

/**
 * The budgets of one deployment. What a request may cost is taken before it is made, in one write that has a condition:
 * however many ask at once, no more is taken than there is. What ends in between stays taken.
 */
export const openModelBudgets = (
  { db, secret, clock }: BudgetPorts,
  { requestsOfOne, tokensOfAll }: ModelBudget = modelBudget,
) => {
  const rows = modelBudgets.open(db)
  const take = async (_id: string, condition: object, by: { requests: number; tokens: number }) => {
    const expiresAt = new Date(clock().getTime() + 2 * dayMs)
    // Of several who make the day's row together, all but one find it at their second try.
    for (let tried = 1; tried <= 2; tried += 1) {
      try {
        const change = { $inc: by, $setOnInsert: { expiresAt } }
        await rows.raw.updateOne({ _id, ...condition }, change, { upsert: true })
        return true
      } catch (thrown) {
        if (!isDuplicate(thrown)) throw thrown
      }
    }
    // The row is there, and the condition does not hold.
    return false
  }
  return {
    /** Sets so many tokens aside for a request of an account; undefined where the account or the day has no more. */
    setAside: async (accountId: string, tokens: number): Promise<SetAside | undefined> => {
      const day = clock().toISOString().slice(0, 10)
      const one = `${day} ${countedKey(secret, 'model', accountId)}`
      const all = `${day} all`
      const ofOne = { requests: 1, tokens: 0 }
      if (!(await take(one, { requests: { $lt: requestsOfOne } }, ofOne))) return undefined
      const hasRoom = tokens <= tokensOfAll
      if (hasRoom && (await take(all, { tokens: { $lte: tokensOfAll - tokens } }, { requests: 1, tokens })))
        return {
          settle: async (used) => {
            await rows.raw.updateOne({ _id: all }, { $inc: { tokens: used - tokens } })
            await rows.raw.updateOne({ _id: one }, { $inc: { tokens: used } })
          },
        }
      await rows.raw.updateOne({ _id: one }, { $inc: { requests: -1 } })
      return undefined
    },
  }
}

/** The budgets of one deployment. */
export type ModelBudgets = ReturnType<typeof openModelBudgets>
