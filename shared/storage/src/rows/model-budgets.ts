import { modelBudget, strangersBudget } from '@shingle/shared/language-model/limits.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { askerOfNetwork } from '../network/network-of.ts'
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

/** Whose request it is: of an account, or of somebody without one, told by their network. */
export type ModelShare = 'accounts' | 'strangers'

/** What each share may ask in a day; strangers have theirs within that of all. */
export interface ModelBudgetOf {
  readonly accounts: ModelBudget
  /** And of these so many tokens for all networks that one customer may have. */
  readonly strangers: ModelBudget & { readonly tokensOfOne: number }
}

const usual: ModelBudgetOf = { accounts: modelBudget, strangers: strangersBudget }

/**
 * The budgets of one deployment. What a request may cost is taken before it is made, in one write that has a condition:
 * however many ask at once, no more is taken than there is. What ends in between stays taken.
 */
export const openModelBudgets = ({ db, secret, clock }: BudgetPorts, budgets: ModelBudgetOf = usual) => {
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
  const add = (_id: string, by: { readonly requests?: number; readonly tokens?: number }) =>
    rows.raw.updateOne({ _id }, { $inc: by })
  /** Takes tokens of the rows that all share, one after the other; of those that have no more, nothing is kept. */
  const takeShared = async (shared: readonly (readonly [_id: string, most: number])[], tokens: number) => {
    for (const [at, [_id, most]] of shared.entries()) {
      const hasRoom = tokens <= most
      if (hasRoom && (await take(_id, { tokens: { $lte: most - tokens } }, { requests: 1, tokens }))) continue
      for (const [before] of shared.slice(0, at)) await add(before, { requests: -1, tokens: -tokens })
      return false
    }
    return true
  }
  return {
    /** Sets so many tokens aside for a request of somebody; undefined where they or the day have no more. */
    setAside: async (
      who: string,
      tokens: number,
      share: ModelShare = 'accounts',
    ): Promise<SetAside | undefined> => {
      const day = clock().toISOString().slice(0, 10)
      const one = `${day} ${countedKey(secret, share === 'accounts' ? 'model' : 'model-strangers', who)}`
      const { requestsOfOne } = budgets[share]
      const all = [`${day} all`, budgets.accounts.tokensOfAll] as const
      const ofShare = [`${day} strangers`, budgets.strangers.tokensOfAll] as const
      const asker = `${day} ${countedKey(secret, 'model-askers', askerOfNetwork(who))}`
      const ofAsker = [asker, budgets.strangers.tokensOfOne] as const
      const shared = share === 'accounts' ? [all] : [ofAsker, ofShare, all]
      if (!(await take(one, { requests: { $lt: requestsOfOne } }, { requests: 1, tokens: 0 })))
        return undefined
      if (await takeShared(shared, tokens))
        return {
          settle: async (used) => {
            for (const [_id] of shared) await add(_id, { tokens: used - tokens })
            await add(one, { tokens: used })
          },
        }
      await add(one, { requests: -1 })
      return undefined
    },
  }
}

/** The budgets of one deployment. */
export type ModelBudgets = ReturnType<typeof openModelBudgets>
