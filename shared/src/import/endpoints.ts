import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { invalidWebAddress, readWebAddress, webAddressMaximum } from '../link/web-address.ts'
import { foundLengths, foundLimits, summaryLimits } from './import-limits.ts'
import { importStateSchema } from './import-state.ts'

const link = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(webAddressMaximum),
  z.refine((typed) => readWebAddress(typed).ok, invalidWebAddress.text),
)

/** Has the page at a link read, once. Who holds the id may look at what was found. */
export const startImportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/imports',
  action: 'import.start',
  body: z.strictObject({ link }),
  answer: z.strictObject({ importId: z.string() }),
  statuses: [202],
})

/** How reading a link stands, and what was found. */
export const readImportEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/imports/:importId',
  action: 'import.read',
  answer: importStateSchema,
})

/** A small picture of one that was found; who holds the id of the import may look at it, as at all that was found. */
export const seeFoundPictureEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/imports/:importId/pictures/:item',
  action: 'import.see-picture',
  gives: 'image/webp',
  statuses: [200],
})

/** Has the language model put some of the texts that were found into one of at most so many characters. */
export const summarizeImportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/imports/:importId/summary',
  action: 'import.summarize',
  body: z.strictObject({
    /** Which of the things that were found. */
    items: z
      .array(z.string().check(z.maxLength(foundLengths.id)))
      .check(z.minLength(1), z.maxLength(foundLimits.texts)),
    maximum: z.int().check(z.minimum(summaryLimits.shortest), z.maximum(summaryLimits.longest)),
  }),
  answer: z.strictObject({ text: z.string().check(z.maxLength(summaryLimits.longest)) }),
})

/** Forgets what was read: what was ticked goes with the answers, and nothing else is kept. */
export const forgetImportEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/imports/:importId',
  action: 'import.forget',
})
