import * as z from 'zod/mini'
import type { DraftContent } from '../draft/content.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { oneLine } from '../text/plain-text.ts'
import { versionNameMaximum, versionsPerAnswer } from './limits.ts'

/** What a version was made at: Save Draft, publishing, somebody taking edit control, making the website, or before words of a language model. */
export const versionReasons = ['saved', 'published', 'taken-over', 'generated', 'assisted'] as const
export type VersionReason = (typeof versionReasons)[number]

const authorSchema = z.strictObject({ id: z.string(), name: z.string() })

/** One version in the list. */
export const versionEntrySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  reason: z.enum(versionReasons),
  /** Whose doing it was: who saved, published, took control or made the website. */
  author: authorSchema,
  createdAt: z.string(),
  /** The draft's log position that it holds. */
  seq: z.int().check(z.minimum(0)),
})
export type VersionEntry = z.infer<typeof versionEntrySchema>

/** Save Draft: keeps the draft as it is now under a name; `isBefore` the model's words, where the oldest make room. */
export const saveVersionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/versions',
  action: 'draft.save-version',
  body: z.strictObject({
    name: z.string().check(z.overwrite(oneLine), z.trim(), z.minLength(1), z.maxLength(versionNameMaximum)),
    isBefore: z.optional(z.literal(true)),
  }),
  answer: versionEntrySchema,
  statuses: [201],
})

/**
 * The versions of a draft, newest first; `next` is the `before` of the following answer. `mayReopen` says that of the draft
 * itself nothing can be read any more, so that a version may take its place.
 */
export const listVersionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:id/versions',
  action: 'draft.read-versions',
  query: z.strictObject({ before: z.optional(z.string()) }),
  answer: z.strictObject({
    versions: z.array(versionEntrySchema).check(z.maxLength(versionsPerAnswer)),
    next: z.nullable(z.string()),
    mayReopen: z.boolean(),
  }),
})

/** Deletes a version that somebody saved under a name. */
export const deleteVersionEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/drafts/:id/versions/:version',
  action: 'draft.delete-version',
})

/** Writes a draft anew, as a version has it, where what is stored of the draft cannot be opened any more. */
export const reopenVersionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/versions/:version/reopen',
  action: 'draft.reopen-version',
  answer: z.strictObject({ epoch: z.int().check(z.minimum(1)) }),
})

const versionAnswer = z.strictObject({
  version: versionEntrySchema,
  /** For an ended epoch: who ended it, and when. */
  taken: z.optional(z.strictObject({ by: authorSchema, at: z.string() })),
  // The api brings stored drafts into the present shape; a browser needs no second parser for them.
  content: z.custom<DraftContent>((value) => typeof value === 'object' && value !== null),
})
export type VersionAnswer = z.infer<typeof versionAnswer>

/**
 * One version whole. `:version` is an id, 'published' for what visitors see, or 'epoch-<n>' for the draft as it stood
 * when that epoch of edit control ended.
 */
export const readVersionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:id/versions/:version',
  action: 'draft.read-version',
  answer: versionAnswer,
})
