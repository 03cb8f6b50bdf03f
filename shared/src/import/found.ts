import * as z from 'zod/mini'
import type { OpeningHours } from '../business/opening-hours.ts'
import { hoursSchema } from '../field/value-schemas.ts'
import { webAddressMaximum } from '../link/web-address.ts'
import { foundLengths, foundLimits } from './import-limits.ts'

const text = (maximum: number) => z.string().check(z.maxLength(maximum))
const source = text(foundLengths.source)
const line = text(foundLengths.line)
const week: z.ZodMiniType<OpeningHours> = hoursSchema

/** Something offered, as the reader has it: its name, what is said of it, and its price. */
export const foundOfferSchema = z.strictObject({
  name: line,
  detail: text(foundLengths.text),
  /** Where the detail was told, where that is not where the price was. */
  detailSource: z.optional(source),
  price: text(foundLengths.price),
})

/** Where the business is found. */
export const foundAddressSchema = z.strictObject({
  streetAddress: line,
  postalCode: text(foundLengths.note),
  town: line,
})

/** A picture where it stands; `width` is 0 where nobody knows it yet. */
export const foundPictureSchema = z.strictObject({
  url: text(webAddressMaximum),
  width: z.int(),
  height: z.int(),
  text: line,
})

const item = <Kind extends string, Value extends z.ZodMiniType>(kind: Kind, value: Value) =>
  z.strictObject({
    kind: z.literal(kind),
    /** Its own among those of one link. */
    id: text(foundLengths.id),
    /** Whether it is ticked until somebody says otherwise. */
    ticked: z.boolean(),
    /** What is told of it, and where; of several, which contradict each other, its owner takes one. */
    choices: z
      .array(z.strictObject({ value, source }))
      .check(z.minLength(1), z.maxLength(foundLimits.choices)),
    /** Why it is not ticked, where there is a reason to tell. */
    note: z.optional(text(foundLengths.note)),
  })

/** One thing that was found at a link, of the kinds of facts that the reader fills. */
export const foundItemSchema = z.discriminatedUnion('kind', [
  item('name', line),
  item('phone', line),
  item('email', line),
  item('address', foundAddressSchema),
  item('hours', week),
  item('offer', foundOfferSchema),
  item('picture', foundPictureSchema),
  item('text', text(foundLengths.text)),
])

/** One thing that was found at a link. */
export type FoundItem = z.infer<typeof foundItemSchema>

/** Which kinds of things are found. */
export type FoundKind = FoundItem['kind']

/** Something offered, as it was found. */
export type FoundOffer = z.infer<typeof foundOfferSchema>

/** An address, as it was found. */
export type FoundAddress = z.infer<typeof foundAddressSchema>

/** A picture, as it was found. */
export type FoundPicture = z.infer<typeof foundPictureSchema>

/** Everything that was found at a link; `reviews` is how many were left there. */
export const foundSchema = z.strictObject({
  items: z.array(foundItemSchema).check(z.maxLength(foundLimits.items)),
  reviews: z.int(),
  /** Whether the website's rules for programs could not be read, so that only the page at the link was. */
  rulesUnread: z.optional(z.literal(true)),
  /** How many characters of text were read. */
  characters: z.int(),
})

/** Everything that was found at a link. */
export type Found = z.infer<typeof foundSchema>
