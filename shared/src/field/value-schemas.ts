import * as z from 'zod/mini'
import { weekdays } from '../business/opening-hours.ts'
import { isEmail } from '../email/email.ts'
import { decorFrames, imageFrames, imageProviders } from '../image/image-value.ts'
import { buttonLabelMaximum } from '../link/button-value.ts'
import { isPhone, safeHref } from '../link/link-href.ts'
import { type LinkValue, linkTypes, socialNetworks } from '../link/link-value.ts'
import { isWebAddress, webAddressMaximum } from '../link/web-address.ts'
import type { RichList, RichParagraph } from '../rich-text/rich-text.ts'

const idPattern = /^[\w-]{1,64}$/

/** The id of a section or item. */
export const idSchema = z.string().check(z.regex(idPattern))

const leadsSomewhere = ({ type, target }: LinkValue): boolean => {
  if (target === '') return true
  if (type === 'Web' || type === 'Social') return isWebAddress(target)
  if (type === 'Email') return isEmail(target)
  if (type === 'Phone') return isPhone(target)
  return type === 'Section' && idPattern.test(target)
}

/** A link: its target fits its type, or is empty. */
export const linkSchema = z
  .strictObject({
    type: z.enum(linkTypes),
    target: z.string().check(z.maxLength(webAddressMaximum)),
    network: z.exactOptional(z.enum(socialNetworks)),
  })
  .check(z.refine(leadsSomewhere, 'Please enter a valid web address'))

/** A button. */
export const buttonSchema = z.strictObject({
  label: z.string().check(z.maxLength(buttonLabelMaximum)),
  link: linkSchema,
})

const between = (number: z.ZodMiniNumber, minimum: number, maximum: number) =>
  number.check(z.gte(minimum), z.lte(maximum))

/** A picture, or none. */
export const imageSchema = z.nullable(
  z.strictObject({
    provider: z.enum(imageProviders),
    reference: z.string().check(z.regex(/^[\w./-]{1,200}$/)),
    alt: z.string().check(z.maxLength(250)),
    frame: z.enum(imageFrames),
    decorFrame: z.enum(decorFrames),
    fit: z.enum(['cover', 'contain']),
    grayscale: z.boolean(),
    focusX: between(z.number(), 0, 1),
    focusY: between(z.number(), 0, 1),
    zoom: between(z.number(), 1, 2),
    rotation: between(z.number(), -180, 180),
    width: between(z.int(), 0, 20000),
    height: between(z.int(), 0, 20000),
  }),
)

const spans = z
  .array(
    z.strictObject({
      opens: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      closes: z.string().check(z.regex(/^([01]\d|2[0-4]):[0-5]\d$/)),
    }),
  )
  .check(z.maxLength(3))

/** Weekly opening hours. */
export const hoursSchema = z.partialRecord(z.enum(weekdays), spans)

/** One day that differs from the week. */
export const specialDaySchema = z.strictObject({
  date: z.iso.date(),
  spans,
  note: z.string().check(z.maxLength(64)),
})

const markSchema = z.union([
  z.strictObject({ type: z.enum(['bold', 'italic', 'underline', 'strike']) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({
      href: z.string().check(
        z.maxLength(webAddressMaximum),
        z.refine((href) => safeHref(href) !== null, 'Please enter a valid web address'),
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
          text: z.string().check(z.minLength(1)),
          marks: z.exactOptional(z.array(markSchema).check(z.maxLength(5))),
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
      .check(z.maxLength(200)),
  })

const blockSchema = (depth: number): z.ZodMiniType<RichParagraph | RichList> =>
  depth === 0 ? paragraphSchema : z.union([paragraphSchema, listSchema(depth - 1)])

/** Formatted text of allow-listed nodes and marks, lists at most three deep. */
export const richTextSchema = z.strictObject({
  type: z.literal('doc'),
  content: z.array(blockSchema(3)).check(z.maxLength(400)),
})
