import * as z from 'zod/mini'
import { spansMaximum, specialDayNoteMaximum, weekdays } from '../business/opening-hours.ts'
import { invalidEmail, isEmail } from '../email/email.ts'
import { altTextMaximum, cropperRotation, cropperZoom, focusRange } from '../image/image-limits.ts'
import { imageFrames, imageProviders, pictureDecorFrames } from '../image/image-value.ts'
import { buttonLabelMaximum } from '../link/button-value.ts'
import { safeHref } from '../link/link-href.ts'
import { type LinkType, type LinkValue, linkTypes, socialNetworks } from '../link/link-value.ts'
import { invalidPhone, isPhone } from '../link/phone.ts'
import { invalidWebAddress, isWebAddress, webAddressMaximum } from '../link/web-address.ts'
import type { RichList, RichParagraph } from '../rich-text/rich-text.ts'
import { isOneLine, isPlain } from '../text/plain-text.ts'
import { byteLength } from '../text/text-length.ts'
import { idPattern, referencePattern } from './id-patterns.ts'
import { isRecord } from './is-record.ts'

// What formatted text may be made of; how much it may say is its field's affair.
const plainMarks = ['bold', 'italic', 'underline', 'strike'] as const
const marksMaximum = plainMarks.length + 1
const blocksMaximum = 400
const listItemsMaximum = 200

/** How many runs of one format, and line breaks, a formatted text may be made of (count). */
export const runsMaximum = 400

/** How many lists may stand inside each other. */
export const listDepthMaximum = 3

/** The id of a section or item. */
export const idSchema = z.string().check(z.regex(idPattern))

/** What is said of a text that is longer than its field allows. */
export const tooLong = (label: string, maximum: number): string => `${label}: at most ${maximum} characters`

const kept = (label: string) =>
  z.refine<string>(isPlain, `${label}: there are characters in it that cannot be shown`)

/** A plain text of at most `maximum` characters, as `severalLines` keeps it. */
export const textSchema = (label: string, maximum: number) =>
  z.string().check(z.maxLength(maximum, tooLong(label, maximum)), kept(label))

/** A plain text of at most `maximum` bytes, as `severalLines` keeps it. */
export const bytesSchema = (label: string, maximum: number) =>
  z.string().check(
    z.refine((text) => byteLength(text) <= maximum, `${label}: at most ${maximum} bytes`),
    kept(label),
  )

/** The same on one line, as `oneLine` keeps it. */
export const lineSchema = (label: string, maximum: number) =>
  textSchema(label, maximum).check(z.refine(isOneLine, `${label}: one line only`))

const leadsSomewhere = ({ type, target }: LinkValue): boolean => {
  if (target === '') return true
  if (type === 'Web' || type === 'Social') return isWebAddress(target)
  if (type === 'Email') return isEmail(target)
  if (type === 'Phone') return isPhone(target)
  return type === 'Section' && idPattern.test(target)
}

const invalidTarget = (input: unknown): string => {
  const type = isRecord(input) ? input.type : undefined
  if (type === 'Email') return invalidEmail.text
  return type === 'Phone' ? invalidPhone.text : invalidWebAddress.text
}

/** A link, of one type where only that makes sense: its target fits its type, or is empty. */
export const linkSchema = (type?: LinkType) =>
  z
    .strictObject({
      type: type === undefined ? z.enum(linkTypes) : z.enum(['None', type]),
      target: z.string().check(z.maxLength(webAddressMaximum, tooLong('Address', webAddressMaximum))),
      network: z.exactOptional(z.enum(socialNetworks)),
    })
    .check(
      z.refine(leadsSomewhere, { error: ({ input }) => invalidTarget(input) }),
      z.refine((link) => link.type === 'Social' || link.network === undefined),
    )

/** A button. */
export const buttonSchema = z.strictObject({
  label: lineSchema('Button', buttonLabelMaximum),
  link: linkSchema(),
})

const between = (number: z.ZodMiniNumber, { minimum, maximum }: { minimum: number; maximum: number }) =>
  number.check(z.gte(minimum), z.lte(maximum))

const side = { minimum: 0, maximum: 20_000 } as const

/** A picture, or none. */
export const imageSchema = z.nullable(
  z.strictObject({
    provider: z.enum(imageProviders),
    reference: z.string().check(z.regex(referencePattern)),
    alt: lineSchema('Alt text', altTextMaximum),
    frame: z.enum(imageFrames),
    decorFrame: z.enum(pictureDecorFrames),
    fit: z.enum(['cover', 'contain']),
    grayscale: z.boolean(),
    focusX: between(z.number(), focusRange),
    focusY: between(z.number(), focusRange),
    zoom: between(z.number(), cropperZoom),
    rotation: between(z.number(), cropperRotation),
    width: between(z.int(), side),
    height: between(z.int(), side),
  }),
)

const spans = z
  .array(
    z.strictObject({
      opens: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      closes: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)),
    }),
  )
  .check(z.maxLength(spansMaximum))

/** Weekly opening hours. */
export const hoursSchema = z.partialRecord(z.enum(weekdays), spans)

/** One day that differs from the week. */
export const specialDaySchema = z.strictObject({
  date: z.iso.date('Please enter a date'),
  spans,
  note: lineSchema('Special day', specialDayNoteMaximum),
})

const markSchema = z.union([
  z.strictObject({ type: z.enum(plainMarks) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({
      href: z.string().check(
        z.maxLength(webAddressMaximum),
        z.refine((href) => safeHref(href) !== null, invalidWebAddress.text),
      ),
    }),
  }),
])

const paragraphSchema = z.strictObject({
  type: z.literal('paragraph'),
  content: z.exactOptional(
    z.array(
      z.union([
        z.strictObject({
          type: z.literal('text'),
          text: z
            .string()
            .check(
              z.minLength(1),
              z.refine(isOneLine, 'There are characters in the text that cannot be shown'),
            ),
          marks: z.exactOptional(z.array(markSchema).check(z.maxLength(marksMaximum))),
        }),
        z.strictObject({ type: z.literal('hardBreak') }),
      ]),
    ),
  ),
})

const listSchema = (depth: number): z.ZodMiniType<RichList> =>
  z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    content: z
      .array(z.strictObject({ type: z.literal('listItem'), content: z.array(blockSchema(depth)) }))
      .check(z.maxLength(listItemsMaximum, `At most ${listItemsMaximum} points in a list`)),
  })

const blockSchema = (depth: number): z.ZodMiniType<RichParagraph | RichList> =>
  depth === 0 ? paragraphSchema : z.union([paragraphSchema, listSchema(depth - 1)])

/** Formatted text of allow-listed nodes and marks, lists at most `listDepthMaximum` deep. */
export const richTextSchema = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(blockSchema(listDepthMaximum))
    .check(z.maxLength(blocksMaximum, `At most ${blocksMaximum} paragraphs`)),
})
