import { answerLimits } from '@shingle/shared/generation/answer-limits.ts'
import type { Imported } from '@shingle/shared/import/imported.ts'
import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { languageSchema } from '@shingle/shared/language/language-schema.ts'
import { webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import * as z from 'zod/mini'

const broughtSchema = z.enum(industrySlugs)
const verbatim = z.array(z.string()).check(z.maxLength(answerLimits.corrections))

/** What onboarding has been told so far. Unlike the finished answers, every part may still be missing. */
export const draftAnswersSchema = z.object({
  businessName: z.string().check(z.maxLength(answerLimits.businessName)),
  businessActivities: z.string().check(z.maxLength(answerLimits.businessActivities)),
  businessLocation: z.string().check(z.maxLength(answerLimits.businessLocation)),
  /** False while the location is only a guess from the time zone. */
  locationConfirmed: z.boolean(),
  /** The id of a trade or kind, or `noTradeId` for none of them. */
  industry: z.nullable(z.string().check(z.maxLength(answerLimits.choice))),
  /** True once the person has said that it is theirs: until then, their words may speak of another. */
  industryInsisted: z.boolean(),
  /** The id of the trade that the words spoke of when the person said so, '' where of none: words that come after may tell another. */
  industryHeard: z.optional(z.string()),
  /** Null while the words tell it. */
  language: z.nullable(languageSchema),
  /** What reads like a refusal and is none, verbatim. */
  misreadRefusals: verbatim,
  /** Numbers that are phones though they do not look it, verbatim, and those that are none. */
  rightPhones: verbatim,
  wrongPhones: verbatim,
  link: z.string(),
  /** What became of the link: nobody has read it, something of it was taken, or its owner went on without it. */
  linkUse: z.enum(['unread', 'used', 'skipped']),
  /** What was ticked of the facts at the link, which the server checks; null where nothing was. */
  imported: z.nullable(z.custom<Imported>()),
  paletteId: z.nullable(z.string()),
  fontPairId: z.nullable(z.string()),
  /** Null until somebody chooses: the page then has the sections that every page begins with. */
  sections: z.nullable(z.array(z.string())),
  /** By which the website of these answers is asked for; none, or '', until then. */
  creationKey: z.optional(z.string()),
  /** When this device was asked to keep them (milliseconds); none where it was not. */
  keptAt: z.optional(z.number()),
})
export type DraftAnswers = z.infer<typeof draftAnswersSchema>

export const noAnswers: DraftAnswers = {
  businessName: '',
  businessActivities: '',
  businessLocation: '',
  locationConfirmed: false,
  industry: null,
  industryInsisted: false,
  language: null,
  misreadRefusals: [],
  rightPhones: [],
  wrongPhones: [],
  link: '',
  linkUse: 'unread',
  imported: null,
  paletteId: null,
  fontPairId: null,
  sections: null,
}

/** As many whole words as the limit holds. */
const uncutWords = (words: string, limit: number): string => {
  const whole = words.trim()
  if (whole.length <= limit) return whole
  const cut = whole.slice(0, limit + 1)
  return cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : limit)
}

/**
 * What an address brings along, such as /create?name=…&about=…&place=…&industry=…&link=…; words already typed stay. Words that
 * come without a trade are those of another business: the trade of the last one goes. Where the last one was described in other
 * words, nothing that was answered for it is of this one.
 */
export const withAddress = (last: DraftAnswers, search: URLSearchParams): DraftAnswers => {
  const brought = (name: string, limit: number) => (search.get(name) ?? '').trim().slice(0, limit)
  const industry = broughtSchema.safeParse(search.get('industry'))
  const name = uncutWords(search.get('name') ?? '', answerLimits.businessName)
  const about = brought('about', answerLimits.businessActivities)
  const described = last.businessActivities.trim()
  const answers = about !== '' && described !== '' && about !== described ? noAnswers : last
  const place = brought('place', answerLimits.businessLocation)
  const isAnother = name !== '' || about !== ''
  const link = brought('link', webAddressMaximum)
  return {
    ...answers,
    businessName: name || answers.businessName,
    businessActivities: about || answers.businessActivities,
    ...(place === '' ? undefined : { businessLocation: place, locationConfirmed: true }),
    ...(link === '' || link === answers.link
      ? undefined
      : { link, linkUse: 'unread' as const, imported: null }),
    ...(isAnother ? { language: null, keptAt: undefined } : undefined),
    ...(industry.success || isAnother
      ? { industry: industry.data ?? null, industryInsisted: false }
      : undefined),
  }
}

/** Whether leaving would lose something that a person typed. */
export const hasWords = ({ businessName, businessActivities, link }: DraftAnswers): boolean =>
  [businessName, businessActivities, link].some((words) => words.trim() !== '')
