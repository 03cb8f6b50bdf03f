import * as z from 'zod/mini'
import { sections } from '../sections/sections.ts'
import { textAddressSchema } from '../word-help/endpoints.ts'
import { helpedTextMaximum, partNameMaximum } from '../word-help/limits.ts'

const id = z.string().check(z.minLength(1), z.maxLength(partNameMaximum))
/** Before which section something stands; null for the end, above the footer. */
const before = z.nullable(id)
const types = sections.map(({ type }) => type)

/** What of a look may be proposed, each from a closed list. */
export const proposedLooks = ['palette', 'fonts', 'buttonCorners', 'imageCorners'] as const

/** What of a look may be proposed. */
export type ProposedLook = (typeof proposedLooks)[number]

/** One edit of a draft that somebody else proposes, in the vocabulary of `shared/src/draft/edits`: nothing else can be asked for. */
export const proposedEditSchema = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('write'),
    at: textAddressSchema,
    text: z.string().check(z.maxLength(helpedTextMaximum)),
  }),
  z.strictObject({ is: z.literal('move'), section: id, before }),
  z.strictObject({ is: z.literal('layout'), section: id, layout: id }),
  z.strictObject({ is: z.literal('look'), look: z.enum(proposedLooks), choice: id }),
  z.strictObject({ is: z.literal('add'), type: z.enum(types), before }),
  z.strictObject({ is: z.literal('remove'), section: id }),
])

/** One edit of a draft that somebody else proposes. */
export type ProposedEdit = z.infer<typeof proposedEditSchema>
