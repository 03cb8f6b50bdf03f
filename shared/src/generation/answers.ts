import * as z from 'zod/mini'
import { importedSchema } from '../import/imported.ts'
import { languageSchema } from '../language/language-schema.ts'
import { invalidWebAddress, readWebAddress, webAddressMaximum } from '../link/web-address.ts'
import { sections } from '../sections/sections.ts'
import { answerLimits } from './answer-limits.ts'
import { tidyLine, tidyText } from './tidy-text.ts'

const sectionTypes = sections.map((section) => section.type)

// Whoever reads the answers reads what the draft will hold: what is misread there nobody can see, nor set right.
const words = (maximum: number) => z.string().check(z.overwrite(tidyLine), z.maxLength(maximum))
const description = z.string().check(z.overwrite(tidyText), z.maxLength(answerLimits.businessActivities))

const typedLink = words(webAddressMaximum)
const link = typedLink.check(z.refine((typed) => readWebAddress(typed).ok, invalidWebAddress.text))

const passages = z.array(description).check(z.maxLength(answerLimits.corrections))

/**
 * What onboarding asks. `industry` is the id of a trade or kind where its owner chose one, or `noTradeId`;
 * `broughtIndustry` one that they came in by, which stands until the words tell another; without `language` the site speaks
 * the language of the description; `timeZone` is an IANA name; `sections` are the chosen types, the order is ours.
 * `guessedLocation` is a place that nobody has confirmed: no text is written from it. `link` is a page that the
 * business has already, `imported` what its owner ticked of the facts found there. `corrections` are what was misread of
 * the description, verbatim.
 */
export const answersSchema = z.strictObject({
  businessName: words(answerLimits.businessName).check(z.minLength(1)),
  businessActivities: description,
  businessLocation: words(answerLimits.businessLocation),
  guessedLocation: z.optional(words(answerLimits.businessLocation)),
  link: z.optional(link),
  industry: z.optional(words(answerLimits.choice)),
  broughtIndustry: z.optional(words(answerLimits.choice)),
  paletteId: z.optional(words(answerLimits.choice)),
  fontPairId: z.optional(words(answerLimits.choice)),
  sections: z.optional(z.array(z.enum(sectionTypes)).check(z.maxLength(answerLimits.sections))),
  timeZone: z.optional(words(answerLimits.choice)),
  language: z.optional(languageSchema),
  corrections: z.optional(z.strictObject({ refusals: passages, phones: passages })),
  imported: z.optional(importedSchema),
})

/** Answers while they are given: the business may have no name yet, and its link may be typed by half. */
export const givenAnswersSchema = z.extend(answersSchema, {
  businessName: words(answerLimits.businessName),
  link: z.optional(typedLink),
})

/** The answers of onboarding. */
export type Answers = z.output<typeof answersSchema>
