import * as z from 'zod/mini'

/** The bus channel that tells `render` which pictures to forget. */
export const pictureRemovedChannel = 'picture-removed'

/** A picture's file that is there no more, by its key. */
export const pictureRemovedSchema = z.object({ key: z.string() })
