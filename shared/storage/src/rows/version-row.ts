import { versionReasons } from '@shingle/shared/version/endpoints.ts'
import * as z from 'zod/mini'
import { storedContentSchema } from './stored-content.ts'

/** Whose doing something was; the name is looked up by whoever shows it. Rows from before hold a copy of it, which nobody reads. */
const personSchema = z.object({ id: z.string() })

/** What a row of DraftVersions holds. */
export const versionRowSchema = z.object({
  _id: z.string(),
  draftId: z.string(),
  /** Empty where `nameOfVersion` makes it: of those kept at a take-over. */
  name: z.string(),
  reason: z.enum(versionReasons),
  author: personSchema,
  createdAt: z.date(),
  seq: z.int(),
  content: storedContentSchema,
  /** The file keys that the content names anywhere; rows from before they were kept have none until they are asked for. */
  references: z.optional(z.readonly(z.array(z.string()))),
  /** How much room the content takes, as JSON; missing where the references are, and in those from when only they were kept. */
  bytes: z.optional(z.int()),
  /** Tells whether the draft has changed since, without reading both. */
  fingerprint: z.string(),
  /** The epochs of edit control that ended with exactly this content, and who ended them. */
  endedEpochs: z.readonly(z.array(z.object({ epoch: z.int(), taker: personSchema, at: z.date() }))),
  /** Its place among those that were saved under a name, from 0; others, and those from before places were numbered, have none. */
  slot: z.optional(z.int()),
})

/** A row of DraftVersions: the whole draft as it stood at one position of its log. */
export type VersionRow = z.output<typeof versionRowSchema>
