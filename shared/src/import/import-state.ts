import * as z from 'zod/mini'
import { type Found, foundSchema } from './found.ts'
import { fewThings, scrapeLimits } from './import-limits.ts'

/** The steps of reading a link, in order. */
export const importSteps = ['Checking link', 'Importing', 'Sorting what was found'] as const
export type ImportStep = (typeof importSteps)[number]

/** Why nothing came of a link: nobody answers there, or not in time, it is unsafe, it could not be checked, or the page wants no reader. */
export const importFailures = ['no-website', 'too-late', 'unsafe', 'check-failed', 'not-allowed'] as const
export type ImportFailure = (typeof importFailures)[number]

/** How much came of a link. */
export const importOutcomes = ['whole', 'minimal', 'nothing'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** How reading a link stands: under way, with what it does just now; read; or failed. */
export const importStateSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('reading'), step: z.enum(importSteps), note: z.string() }),
  z.strictObject({
    state: z.literal('read'),
    outcome: z.enum(importOutcomes),
    found: foundSchema,
    readAt: z.string(),
  }),
  z.strictObject({ state: z.literal('failed'), why: z.enum(importFailures) }),
])

/** How reading a link stands. */
export type ImportState = z.infer<typeof importStateSchema>

/** Specification 9: little was imported where the text is below the threshold, whatever was found in it. */
export const outcomeOf = ({ items, characters }: Pick<Found, 'items' | 'characters'>): ImportOutcome => {
  if (items.length === 0) return 'nothing'
  return characters < scrapeLimits.partialCharacters ? 'minimal' : 'whole'
}

/** Whether what was found is too little for a sheet of its own. */
export const isLittle = ({ items }: Pick<Found, 'items'>): boolean =>
  // Pictures tell nothing by themselves.
  items.filter(({ kind }) => kind !== 'picture').length < fewThings
