import { requestsAtOnce } from '@shingle/shared/language-model/limits.ts'
import { enoughForToday, modelBusy } from '@shingle/shared/language-model/problems.ts'
import { refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { ModelBudgets } from '../../rows/model-budgets.ts'
import { askEndpoint, type Endpoint, tokensOf } from './ask-endpoint.ts'
import type { LanguageModel, Question, Shape, Sitting } from './language-model.ts'
import type { ModelMetrics } from './model-metrics.ts'

/** What a connected model stands on. */
export interface ModelGround {
  readonly budgets: ModelBudgets
  readonly metrics: ModelMetrics
  /** Hears why a question has no whole answer. Never what was asked or answered. */
  readonly onTrouble: (error: unknown) => void
}

/** The most that a question may cost, its own words included. */
export const costOf = <S extends Shape>({ instructions, text, maximumTokens }: Question<S>): number =>
  tokensOf(instructions + text) + maximumTokens

/** Opens the model at an endpoint. */
export const openLanguageModel = (
  endpoint: Endpoint,
  { budgets, metrics, onTrouble }: ModelGround,
): LanguageModel => {
  let underWay = 0
  const sit = (maximumTokens: number, settle: (used: number) => Promise<void>): Sitting => {
    let [promised, used, hasEnded] = [0, 0, false]
    return {
      ask: async (question, options) => {
        const most = costOf(question)
        if (hasEnded || promised + most > maximumTokens) return { parts: {}, trouble: enoughForToday }
        promised += most
        const { answer, cost, reason } = await askEndpoint(endpoint, question, options)
        used += Math.min(cost.asked + cost.answered, most)
        metrics.ask(cost)
        if (reason !== undefined && cost.trouble !== 'stopped') onTrouble(reason)
        return answer
      },
      end: async () => {
        if (hasEnded) return
        hasEnded = true
        underWay -= 1
        await settle(used)
      },
    }
  }
  return {
    begin: async (accountId, maximumTokens) => {
      if (underWay >= requestsAtOnce) return refuse(modelBusy)
      underWay += 1
      try {
        const setAside = await budgets.setAside(accountId, maximumTokens)
        if (setAside !== undefined) return succeed(sit(maximumTokens, setAside.settle))
      } catch (error) {
        underWay -= 1
        throw error
      }
      underWay -= 1
      metrics.refuse()
      return refuse(enoughForToday)
    },
  }
}
