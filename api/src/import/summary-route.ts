import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { summarizeImportEndpoint } from '@shingle/shared/import/endpoints.ts'
import { fitSummary } from '@shingle/shared/import/fit-summary.ts'
import type { Found } from '@shingle/shared/import/found.ts'
import { scrapeLimits } from '@shingle/shared/import/import-limits.ts'
import { importGone, noModelForTexts } from '@shingle/shared/import/problems.ts'
import { textsOf } from '@shingle/shared/import/texts-of.ts'
import {
  answerUnfit,
  askingStopped,
  enoughForToday,
  modelAway,
  modelBusy,
  modelDeclined,
  modelTooSlow,
  questionTooLong,
} from '@shingle/shared/language-model/problems.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'
import type { Imports } from '@shingle/storage/rows/imports.ts'
import * as z from 'zod/mini'
import { goneSignal } from '../http/gone-signal.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import type { AskForStranger } from '../prompt/ask-for-stranger.ts'

interface Services {
  readonly imports: Imports
  readonly askForStranger: AskForStranger
}

/** In some languages a letter is a token; the rest is what stands around the text. */
const tokensAround = 100

const nameIn = ({ items }: Found): string => {
  const named = items.find((item) => item.kind === 'name')
  return named?.choices[0]?.value ?? ''
}

/** Having the language model put the texts that were found at a link into one. */
export const summaryRoute = ({ imports, askForStranger }: Services): Route =>
  openRoute(summarizeImportEndpoint, {
    summary: 'Have the language model put texts that were found at a link into one',
    problems: [
      ...[tooManyRequests, importGone, noModelForTexts, enoughForToday, modelBusy, modelTooSlow],
      ...[modelAway, modelDeclined, answerUnfit, askingStopped, questionTooLong],
    ],
    handle: async ({ ctx, params: { importId }, body: { items, maximum } }) => {
      const row = await imports.find(importId)
      if (row?.state.state !== 'read') throw new Refusal(importGone)
      const { found } = row.state
      const [business, texts] = [nameIn(found), textsOf(found, items)]
      if (texts.length === 0) throw new Refusal(importGone)
      const answer = await askForStranger({
        prompt: 'link-summary',
        values: { business, texts, limit: maximum },
        // Longer than there is room for is cut after a sentence; longer still is no answer.
        shape: { text: z.string().check(z.minLength(1), z.maxLength(maximum * 2)) },
        maximumTokens: maximum + tokensAround,
        ...{ network: askerOf(ctx.ip), signal: goneSignal(ctx), withinMs: scrapeLimits.timeMs },
      })
      if (answer === undefined) throw new Refusal(noModelForTexts)
      const { text } = answer.parts
      if (text === undefined) throw new Refusal(answer.trouble ?? answerUnfit)
      const fit = fitSummary(text, { told: [business, ...texts], maximum })
      if (fit === undefined) throw new Refusal(answerUnfit)
      return { status: 200, body: { text: fit } }
    },
  })
