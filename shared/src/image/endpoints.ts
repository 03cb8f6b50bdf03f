import * as z from 'zod/mini'
import { defineUpload } from '../endpoint/endpoint.ts'
import { uploadPurposes } from './upload-rules.ts'

/** The picture as a draft may hold it, and where it is served. */
const uploadAnswer = z.strictObject({
  image: z.strictObject({
    provider: z.literal('Custom'),
    reference: z.string(),
    alt: z.string(),
    frame: z.literal('Auto'),
    decorFrame: z.literal('None'),
    fit: z.literal('cover'),
    grayscale: z.boolean(),
    focusX: z.number(),
    focusY: z.number(),
    zoom: z.number(),
    rotation: z.number(),
    width: z.int(),
    height: z.int(),
  }),
  url: z.string(),
})

/** Uploads one picture: its bytes are the body. */
export const uploadImageEndpoint = defineUpload({
  method: 'PUT',
  path: '/api/drafts/:id/images',
  action: 'draft.upload-image',
  takes: 'bytes',
  query: z.strictObject({ purpose: z.optional(z.enum(uploadPurposes)) }),
  answer: uploadAnswer,
  statuses: [201],
})
