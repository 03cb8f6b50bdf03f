import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { appearanceSchema, draftIdSchema, sequence } from '../website/endpoints.ts'
import { listedWebsitesMaximum } from '../website/limits.ts'

/** A website in the trash, as its owner's list shows it. */
export const trashedEntrySchema = z.strictObject({
  draftId: draftIdSchema,
  businessName: z.string(),
  trashedAt: z.string(),
  /** When it goes for good. */
  goneAt: z.string(),
  /** Whether visitors ever saw it. */
  wasPublished: z.boolean(),
  /** The address that is kept for its owner; null where none is. */
  address: z.nullable(z.string()),
  appearance: z.optional(appearanceSchema),
})
export type TrashedEntry = z.infer<typeof trashedEntrySchema>

/** What an account has in the trash, thrown away last first. */
export const trashAnswerSchema = z.strictObject({
  trashed: z.array(trashedEntrySchema).check(z.maxLength(listedWebsitesMaximum)),
})
export type TrashAnswer = z.infer<typeof trashAnswerSchema>

/** What an account has in the trash. */
export const listTrashEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/trash',
  action: 'trash.list',
  answer: trashAnswerSchema,
})

/** What would go for good with a website. */
export const weighTrashedEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/trash/:id',
  action: 'trash.weigh',
  answer: z.strictObject({
    ...{ versions: sequence, pictures: sequence, messages: sequence },
    /** Its domain that stays its owner's, as people write it. */
    domain: z.nullable(z.string()),
  }),
})

/** Takes a website out of the trash: it is a draft again, and nothing of it is published. */
export const restoreTrashedEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/trash/:id/restore',
  action: 'trash.restore',
})

/** Deletes a website in the trash for good, with everything of it. */
export const deleteForGoodEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/trash/:id',
  action: 'trash.delete',
})
