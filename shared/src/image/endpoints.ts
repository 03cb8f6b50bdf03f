import * as z from 'zod/mini'
import { defineEndpoint, defineUpload } from '../endpoint/endpoint.ts'
import { webAddressMaximum } from '../link/web-address.ts'
import { pictureCreditSchema, stockProviders } from '../stock/stock-picture.ts'
import { imagesMaximum } from './image-limits.ts'
import { uploadPurposes } from './upload-rules.ts'

/** An upload as a draft may hold it, or a picture of a library that was taken in as one. */
const imageSchema = z.strictObject({
  provider: z.enum(['Custom', ...stockProviders]),
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
})

/** The picture, and where it is served. */
export const uploadAnswerSchema = z.strictObject({ image: imageSchema, url: z.string() })

/** Uploads one picture: its bytes are the body. */
export const uploadImageEndpoint = defineUpload({
  method: 'PUT',
  path: '/api/drafts/:id/images',
  action: 'draft.upload-image',
  takes: 'image/*',
  query: z.strictObject({ purpose: z.optional(z.enum(uploadPurposes)) }),
  answer: uploadAnswerSchema,
  statuses: [201],
})

/** Takes the picture that the host of a film shows for it into the website's own, where it counts as an upload. */
export const takeFilmPosterEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/film-posters',
  action: 'draft.take-film-poster',
  body: z.strictObject({ address: z.string().check(z.maxLength(webAddressMaximum)) }),
  answer: uploadAnswerSchema,
  statuses: [201],
})

const libraryEntrySchema = z.strictObject({
  image: imageSchema,
  /** Where its smallest size is served. */
  thumbnail: z.string(),
  /** Who made it, where it is of a library of others. */
  credit: z.optional(pictureCreditSchema),
})
export type LibraryEntry = z.infer<typeof libraryEntrySchema>

/** The image library of a website, newest first: every upload, whether it stands on the page or not. */
export const listImagesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:id/images',
  action: 'draft.read-images',
  answer: z.strictObject({ images: z.array(libraryEntrySchema).check(z.maxLength(imagesMaximum)) }),
})

/** Where a picture is used: on the page as it is edited, on the published page, in how many saved versions. */
export const imageUsesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:id/images/:reference/uses',
  action: 'draft.read-images',
  answer: z.strictObject({ onPage: z.boolean(), isPublished: z.boolean(), versions: z.int() }),
})

/** Takes a picture out of the library; one that is not there is gone already. */
export const deleteImageEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/drafts/:id/images/:reference',
  action: 'draft.delete-image',
})
