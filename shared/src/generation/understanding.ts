import * as z from 'zod/mini'
import { languageSchema } from '../language/language-schema.ts'
import { answerLimits } from './answer-limits.ts'

/** A trade or kind of business by the name that its owner is told; `noTradeId` with no name where it is none of them. */
export const businessNameSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  isKind: z.boolean(),
})

/** A trade or kind of business as an owner is told of it. */
export type BusinessName = z.infer<typeof businessNameSchema>

/** What of the owner's facts the page states: what it is, and its text as the page has it. */
const factKinds = ['price', 'hours', 'phone', 'email', 'place', 'person'] as const

/** How many of each an owner is told at most: of more, nobody chooses, and a longer list is searched. */
export const understandingLimits = { rivals: 3, trades: 7, palettes: 40, facts: 40 } as const

const passages = z.array(z.string()).check(z.maxLength(answerLimits.corrections))

/**
 * What was understood of answers, for their owner to set right. `chosen` is the trade that the answers name, `spokenOf`
 * the one that the words tell, `rivals` what they may mean beside it, the likeliest first. Refusals and doubtful phones
 * are verbatim. `look` is what the page would wear unasked: whose artwork, and the palettes of which one is taken.
 */
export const understandingSchema = z.strictObject({
  isEnough: z.boolean(),
  chosen: z.nullable(businessNameSchema),
  spokenOf: z.nullable(businessNameSchema),
  rivals: z.array(businessNameSchema).check(z.maxLength(understandingLimits.rivals)),
  refusals: passages,
  facts: z
    .array(z.strictObject({ kind: z.enum(factKinds), text: z.string() }))
    .check(z.maxLength(understandingLimits.facts)),
  doubtfulPhones: passages,
  language: languageSchema,
  isSureOfLanguage: z.boolean(),
  look: z.strictObject({
    artwork: z.string(),
    palettes: z.array(z.string()).check(z.maxLength(understandingLimits.palettes)),
  }),
})

/** What was understood of answers. */
export type Understanding = z.infer<typeof understandingSchema>
