import { uploadFaults, uploadPurposes } from '@shingle/shared/image/upload-rules.ts'
import * as z from 'zod/mini'

/** What the api asks of a decoder: the file of one upload, and what it is to become. */
export const resizeOrderSchema = z.strictObject({
  file: z.string(),
  purpose: z.enum(uploadPurposes),
  /** No size is wider than this, where it is said. */
  widest: z.optional(z.int().check(z.positive())),
})
export type ResizeOrder = z.infer<typeof resizeOrderSchema>

const resizedSchema = z.strictObject({ bytes: z.instanceof(Uint8Array), width: z.int(), height: z.int() })

/** The widths that a wider picture is made in beside its own. */
export const smallerWidths = [480, 960] as const

/** One size of a picture, encoded anew. */
export type Resized = z.infer<typeof resizedSchema>

/** What a decoder answers. It has read a stranger's file, so that its answer is parsed like one. */
export const resizeAnswerSchema = z.union([
  z.strictObject({
    sizes: z.array(resizedSchema).check(z.minLength(1), z.maxLength(smallerWidths.length + 1)),
  }),
  z.strictObject({ fault: z.enum(uploadFaults) }),
])
export type ResizeAnswer = z.infer<typeof resizeAnswerSchema>
