import * as z from 'zod/mini'

/** PUT /api/drafts/:id/images: the picture as a draft may hold it, and where it is served. */
export const uploadAnswer = z.strictObject({
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
