import * as z from 'zod/mini'

/** How far the packing is. */
const picturesSchema = z.strictObject({ done: z.int(), total: z.int() })

/**
 * Why an export failed: something broke; the exports of all accounts left no room for it; or it alone is larger than one
 * may be.
 */
export const exportFailures = ['trouble', 'no-room', 'too-large'] as const
/** One of these reasons. */
export type ExportFailure = (typeof exportFailures)[number]

/** What became of somebody's export. */
export const exportStateSchema = z.union([
  z.strictObject({ state: z.literal('none') }),
  z.strictObject({ state: z.literal('packing'), pictures: picturesSchema }),
  z.strictObject({
    state: z.literal('ready'),
    /** What the file is called. */
    name: z.string(),
    bytes: z.int(),
    /** When it is gone. */
    until: z.string(),
    /** Whether whoever asks signed in too long ago to download it. */
    mustConfirm: z.boolean(),
  }),
  z.strictObject({ state: z.literal('failed'), why: z.enum(exportFailures) }),
  /** It was ready, and its day is over. */
  z.strictObject({ state: z.literal('expired') }),
])
export type ExportState = z.infer<typeof exportStateSchema>
