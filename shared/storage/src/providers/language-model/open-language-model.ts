import {
  requestsAtOnce,
  requestsOfOneAtOnce,
  requestsOfStrangersAtOnce,
} from '@shingle/shared/language-model/limits.ts'
import { enoughForToday, modelBusy, questionTooLong } from '@shingle/shared/language-model/problems.ts'
import { refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { ModelBudgets, ModelShare } from '../../rows/model-budgets.ts'
import type { Endpoint } from './ask-endpoint.ts'
import type { LanguageModel, Question, Shape, Sitting } from './language-model.ts'
import type { ModelMetrics } from './model-metrics.ts'
import { tokensOf } from './tokens-of.ts'

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

interface Request {
  readonly who: string
  readonly share: ModelShare
}

/** Opens the model at an endpoint. */
export const openLanguageModel = (
  endpoint: Endpoint,
  { budgets, metrics, onTrouble }: ModelGround,
): LanguageModel => {
  const underWay: Request[] = []
  const leave = (request: Request): void => {
    underWay.splice(underWay.indexOf(request), 1)
  }
  const countUnderWay = (isMeant: (request: Request) => boolean): number => underWay.filter(isMeant).length
  const isFull = ({ who, share }: Request): boolean =>
    underWay.length >= requestsAtOnce ||
    countUnderWay((other) => other.who === who && other.share === share) >= requestsOfOneAtOnce ||
    (share === 'strangers' &&
      countUnderWay((other) => other.share === 'strangers') >= requestsOfStrangersAtOnce)
  const sit = (request: Request, maximumTokens: number, settle: (used: number) => Promise<void>): Sitting => {
    let [promised, used, hasEnded] = [0, 0, false]
    return {
      ask: async (question, options) => {
        const most = costOf(question)
        if (most > maximumTokens) return { parts: {}, trouble: questionTooLong }
        if (hasEnded || promised + most > maximumTokens) return { parts: {}, trouble: enoughForToday }
        promised += most
        // Hundreds of modules, which a product without a model never needs.
        const { askEndpoint } = await import('./ask-endpoint.ts')
        const { answer, cost, reason } = await askEndpoint(endpoint, question, options)
        used += Math.min(cost.asked + cost.answered, most)
        metrics.ask(cost)
        if (reason !== undefined && cost.trouble !== 'stopped') onTrouble(reason)
        return answer
      },
      end: async () => {
        if (hasEnded) return
        hasEnded = true
        leave(request)
        await settle(used)
      },
    }
  }
  return {
    begin: async (who, maximumTokens, share = 'accounts') => {
      const request: Request = { who, share }
      if (isFull(request)) return refuse(modelBusy)
      underWay.push(request)
      try {
        const setAside = await budgets.setAside(who, maximumTokens, share)
        if (setAside !== undefined) return succeed(sit(request, maximumTokens, setAside.settle))
      } catch (error) {
        leave(request)
        throw error
      }
      leave(request)
      metrics.refuse()
      return refuse(enoughForToday)
    },
  }
}
