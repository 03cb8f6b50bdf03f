import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { uploadAnswerSchema } from '../image/endpoints.ts'
import {
  stockOrientations,
  stockPage,
  stockPictureSchema,
  stockProviders,
  stockQueryMaximum,
} from './stock-picture.ts'

const isPage = (text: string): boolean => /^[1-9]\d?$/.test(text) && Number(text) <= stockPage.last

/** Which libraries of pictures are connected. */
export const stockLibrariesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:id/stock-libraries',
  action: 'draft.read-images',
  answer: z.strictObject({
    providers: z.array(z.enum(stockProviders)).check(z.maxLength(stockProviders.length)),
  }),
})

/** Looks for pictures in all connected libraries; without words, what these recommend. */
export const searchStockEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:id/stock-images',
  action: 'draft.search-stock',
  query: z.strictObject({
    query: z.optional(z.string().check(z.trim(), z.maxLength(stockQueryMaximum))),
    orientation: z.optional(z.enum(stockOrientations)),
    /** From 1, which it is where nothing is said. */
    page: z.optional(z.string().check(z.refine(isPage))),
  }),
  answer: z.strictObject({
    pictures: z.array(stockPictureSchema).check(z.maxLength(stockProviders.length * stockPage.size)),
    /** Whether a further page may hold more. */
    hasMore: z.boolean(),
  }),
})

/** Takes a picture of a library into the website's own, where it counts as an upload. */
export const takeStockEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/stock-images',
  action: 'draft.take-stock',
  body: z.strictObject({ provider: z.enum(stockProviders), id: stockPictureSchema.shape.id }),
  answer: uploadAnswerSchema,
  statuses: [201],
})
