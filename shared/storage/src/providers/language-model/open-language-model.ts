import { requestsAtOnce, requestsOfOneAtOnce } from '@shingle/shared/language-model/limits.ts'
import { enoughForToday, modelBusy, questionTooLong } from '@shingle/shared/language-model/problems.ts'
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
  const underWay: string[] = []
  const leave = (accountId: string): void => {
    underWay.splice(underWay.indexOf(accountId), 1)
  }
  const isFull = (accountId: string): boolean =>
    underWay.length >= requestsAtOnce ||
    underWay.filter((one) => one === accountId).length >= requestsOfOneAtOnce
  const sit = (
    accountId: string,
    maximumTokens: number,
    settle: (used: number) => Promise<void>,
  ): Sitting => {
    let [promised, used, hasEnded] = [0, 0, false]
    return {
      ask: async (question, options) => {
        const most = costOf(question)
        if (most > maximumTokens) return { parts: {}, trouble: questionTooLong }
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
        leave(accountId)
        await settle(used)
      },
    }
  }
  return {
    begin: async (accountId, maximumTokens) => {
      if (isFull(accountId)) return refuse(modelBusy)
      underWay.push(accountId)
      try {
        const setAside = await budgets.setAside(accountId, maximumTokens)
        if (setAside !== undefined) return succeed(sit(accountId, maximumTokens, setAside.settle))
      } catch (error) {
        leave(accountId)
        throw error
      }
      leave(accountId)
      metrics.refuse()
      return refuse(enoughForToday)
    },
  }
}
