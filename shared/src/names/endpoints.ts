import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { tidyLine, tidyText } from '../generation/tidy-text.ts'
import { writtenBy } from '../language-model/written-by.ts'
import { nameLimits } from './name-limits.ts'

const line = (maximum: number) => z.string().check(z.overwrite(tidyLine), z.maxLength(maximum))
const words = z.array(line(nameLimits.name).check(z.minLength(1))).check(
  z.maxLength(nameLimits.words),
  // Specification 9: they are one field of at most so many characters.
  z.refine((all) => all.join(' ').length <= nameLimits.name, `At most ${nameLimits.name} characters`),
)

/** What names are asked for: without a model the same order has the same names; every round of it has others. */
const nameOrderSchema = z.strictObject({
  about: z.string().check(z.overwrite(tidyText), z.maxLength(nameLimits.description)),
  place: line(nameLimits.place),
  include: words,
  exclude: words,
  seed: line(nameLimits.seed),
  round: z.int().check(z.nonnegative(), z.maximum(nameLimits.lastRound)),
  /** What was shown in the rounds before: none of it comes again. */
  shown: z.optional(
    z.array(line(nameLimits.name)).check(z.maxLength(nameLimits.names * (nameLimits.lastRound + 1))),
  ),
})
export type NameOrder = z.infer<typeof nameOrderSchema>

const names = z.array(line(nameLimits.name).check(z.minLength(1))).check(z.maxLength(nameLimits.names))

/** Twelve names for a business; nothing is kept. */
export const suggestNamesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/names',
  action: 'names.suggest',
  body: nameOrderSchema,
  answer: z.strictObject({ names, ...writtenBy }),
})

/** The web address that a name has here, and whether it could be had; `free` is the nearest that could, or ''. */
const nameAddress = z.strictObject({
  handle: z.string(),
  isFree: z.boolean(),
  text: z.string(),
  free: z.string(),
})
export type NameAddress = z.infer<typeof nameAddress>

/** Whether websites of these names could stand at their web addresses: all of them in one request. */
export const checkNamesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/names/addresses',
  action: 'names.check',
  body: z.strictObject({ names, place: line(nameLimits.place) }),
  answer: z.strictObject({ addresses: z.array(nameAddress).check(z.maxLength(nameLimits.names)) }),
})
