import type { NameOrder } from '@shingle/shared/names/endpoints.ts'
import { nameLimits } from '@shingle/shared/names/name-limits.ts'
import { dozenWith } from '@shingle/trades/names/written-names.ts'
import * as z from 'zod/mini'
import { type AskForStranger, writtenByOf } from '../prompt/ask-for-stranger.ts'

const answerTokens = 500
/** A name that is too long costs the others nothing. */
const longestRead = nameLimits.name * 3

const shape = {
  names: z
    .array(z.string().check(z.maxLength(longestRead)))
    .check(z.minLength(1), z.maxLength(nameLimits.written * 2)),
}

/** A dozen names: of the language model where one is connected, in time and fit, and for the rest our own. */
export const askForNames = async (
  ask: AskForStranger,
  order: NameOrder,
  {
    ours,
    ...by
  }: { readonly ours: readonly string[]; readonly network: string; readonly signal: AbortSignal },
) => {
  const { about, place, include, exclude, shown = [] } = order
  const values = { description: about, place, include, exclude, shown }
  const asked = { prompt: 'business-names', values, shape, maximumTokens: answerTokens, ...by } as const
  const answer = await ask(asked)
  const { names, isOfModel } = dozenWith(answer?.parts.names ?? [], ours, order)
  return { names, ...writtenByOf(answer, isOfModel) }
}
