import * as z from 'zod/mini'
import { languages } from '../language/language.ts'
import { webAddressMaximum } from '../link/web-address.ts'
import { sections } from '../sections/sections.ts'
import { answerLimits } from './answer-limits.ts'

const sectionTypes = sections.map((section) => section.type)

const words = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum))

const passages = z
  .array(z.string().check(z.maxLength(answerLimits.businessActivities)))
  .check(z.maxLength(answerLimits.corrections))

/**
 * What onboarding asks. `industry` is the id of a trade or kind where its owner chose one, or `noTradeId`;
 * `broughtIndustry` one that they came in by, which stands until the words tell another; without `language` the site speaks
 * the language of the description; `timeZone` is an IANA name; `sections` are the chosen types, the order is ours.
 * `guessedLocation` is a place that nobody has confirmed: no text is written from it. `link` is a page that the
 * business has already. `corrections` are what was misread of the description, verbatim.
 */
export const answersSchema = z.strictObject({
  businessName: words(answerLimits.businessName).check(z.minLength(1)),
  businessActivities: words(answerLimits.businessActivities),
  businessLocation: words(answerLimits.businessLocation),
  guessedLocation: z.optional(words(answerLimits.businessLocation)),
  link: z.optional(words(webAddressMaximum)),
  industry: z.optional(words(answerLimits.choice)),
  broughtIndustry: z.optional(words(answerLimits.choice)),
  paletteId: z.optional(words(answerLimits.choice)),
  fontPairId: z.optional(words(answerLimits.choice)),
  sections: z.optional(z.array(z.enum(sectionTypes)).check(z.maxLength(answerLimits.sections))),
  timeZone: z.optional(words(answerLimits.choice)),
  language: z.optional(z.enum(languages)),
  corrections: z.optional(z.strictObject({ refusals: passages, phones: passages })),
})

/** Answers while they are given: the business may have no name yet. */
export const givenAnswersSchema = z.extend(answersSchema, { businessName: words(answerLimits.businessName) })

/** The answers of onboarding. */
export type Answers = z.output<typeof answersSchema>
