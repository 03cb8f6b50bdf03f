import * as z from 'zod/mini'
import { referenceMaximum } from '../field/id-patterns.ts'
import { leadsToLibrary, pictureCreditSchema } from '../stock/stock-picture.ts'
import { oneLine } from '../text/plain-text.ts'
import { projectLimits } from './limits.ts'
import { currentProjectVersion } from './migrate-project.ts'

/** The file of a zip that says what the project is. */
export const projectFileName = 'project.json'

/** What tells a project file from other zips and JSON. */
export const projectFormat = 'shingle-project'

/** The place of a picture in the zip. */
export const pictureFilePattern = /^pictures\/\d{3}\.[a-z]{3,4}$/

const pictureSchema = z.strictObject({
  /** Its place in the zip. */
  file: z.string().check(z.regex(pictureFilePattern)),
  /** What the content calls it. */
  reference: z.string().check(z.minLength(1), z.maxLength(referenceMaximum)),
  /** Who made it, where it is of a library of pictures. */
  credit: z.optional(
    pictureCreditSchema.check(
      z.refine(leadsToLibrary),
      z.refine(({ author }) => oneLine(author).trim() === author),
    ),
  ),
})

/** What a project file says, in the present version; its content is read by itself. */
export const projectSchema = z.strictObject({
  format: z.literal(projectFormat),
  version: z.literal(currentProjectVersion),
  madeAt: z.iso.datetime(),
  pictures: z.array(pictureSchema).check(z.maxLength(projectLimits.entries - 1)),
  content: z.unknown(),
})
export type Project = z.infer<typeof projectSchema>
