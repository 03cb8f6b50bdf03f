import * as z from 'zod/mini'
import type { DraftContent } from '../draft/content.ts'
import { versionNameMaximum } from './limits.ts'

/** What a version was made at: Save Draft, publishing, somebody taking edit control, or making the website. */
export const versionReasons = ['saved', 'published', 'taken-over', 'generated'] as const
export type VersionReason = (typeof versionReasons)[number]

/** POST /api/drafts/:id/versions: Save Draft. */
export const saveVersionBody = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(versionNameMaximum)),
})

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

/** GET /api/drafts/:id/versions?before=: newest first; `next` is the `before` of the following answer. */
export const versionsAnswer = z.strictObject({
  versions: z.array(versionEntrySchema),
  next: z.nullable(z.string()),
})

/**
 * GET /api/drafts/:id/versions/:version, where `:version` is an id, 'published' for what visitors see, or 'epoch-<n>'
 * for the draft as it stood when that epoch of edit control ended.
 */
export const versionAnswer = z.strictObject({
  version: versionEntrySchema,
  /** For an ended epoch: who ended it, and when. */
  taken: z.optional(z.strictObject({ by: authorSchema, at: z.string() })),
  // The api brings stored drafts into the present shape; a browser needs no second parser for them.
  content: z.custom<DraftContent>((value) => typeof value === 'object' && value !== null),
})
export type VersionAnswer = z.infer<typeof versionAnswer>
