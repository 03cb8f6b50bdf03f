import * as z from 'zod/mini'
import type { DraftContent } from '../draft/content.ts'
import { ownWordsReasons } from '../language-model/own-words-reason.ts'
import { creationStages } from './creation.ts'

/** How far the model is with a part of a page: `ours` is one that was written from our own words after all. */
export const partStates = ['waiting', 'writing', 'written', 'ours'] as const

/** A part of a page that the model writes; `done` of `of` entries are there, where it has any. */
export const partProgressSchema = z.object({
  name: z.string(),
  sectionId: z.string(),
  /** What its section is called. */
  section: z.string(),
  state: z.enum(partStates),
  done: z.int(),
  of: z.int(),
})

/** A part of a page that the model writes, and how far it is. */
export type PartProgress = z.infer<typeof partProgressSchema>

const outcomeSchema = z.union([
  z.strictObject({ is: z.literal('made') }),
  z.strictObject({ is: z.literal('failed'), code: z.string(), status: z.int(), text: z.string() }),
])

/** What became of a creation. */
export type CreationOutcome = z.infer<typeof outcomeSchema>

/** How far a website is that is being written, with its page as it stands. */
export const creationProgressSchema = z.object({
  stage: z.enum(creationStages),
  parts: z.array(partProgressSchema),
  /** It comes from our own servers, which hold it to its schema: a browser needs no second parser for it. */
  content: z.custom<DraftContent>((value) => typeof value === 'object' && value !== null),
  outcome: z.nullable(outcomeSchema),
  /** The first reason for words of our own, where there are any. */
  why: z.optional(z.enum(ownWordsReasons)),
})

/** How far a website is that is being written. */
export type CreationProgress = z.infer<typeof creationProgressSchema>

/** Whether anything was written from our own words after all. */
export const isPartlyOurs = ({ parts }: { readonly parts: readonly PartProgress[] }): boolean =>
  parts.some(({ state }) => state === 'ours')

/** Whether nothing of it came from the model. */
export const isAllOurs = ({ parts }: { readonly parts: readonly PartProgress[] }): boolean =>
  parts.length > 0 && parts.every(({ state }) => state === 'ours')
