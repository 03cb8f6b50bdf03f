import { z } from 'zod'
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
export const idSchema = z.string().regex(idPattern)

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
    target: z.string().max(webAddressMaximum),
    network: z.enum(socialNetworks).exactOptional(),
  })
  .refine(leadsSomewhere, 'Please enter a valid web address')

/** A button. */
export const buttonSchema = z.strictObject({ label: z.string().max(buttonLabelMaximum), link: linkSchema })

/** A picture, or none. */
export const imageSchema = z
  .strictObject({
    provider: z.enum(imageProviders),
    reference: z.string().regex(/^[\w./-]{1,200}$/),
    alt: z.string().max(250),
    frame: z.enum(imageFrames),
    decorFrame: z.enum(decorFrames),
    fit: z.enum(['cover', 'contain']),
    grayscale: z.boolean(),
    focusX: z.number().min(0).max(1),
    focusY: z.number().min(0).max(1),
    zoom: z.number().min(1).max(2),
    rotation: z.number().min(-180).max(180),
    width: z.int().min(0).max(20000),
    height: z.int().min(0).max(20000),
  })
  .nullable()

const spans = z
  .array(
    z.strictObject({
      opens: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      closes: z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/),
    }),
  )
  .max(3)

/** Weekly opening hours. */
export const hoursSchema = z.partialRecord(z.enum(weekdays), spans)

/** One day that differs from the week. */
export const specialDaySchema = z.strictObject({ date: z.iso.date(), spans, note: z.string().max(64) })

const markSchema = z.union([
  z.strictObject({ type: z.enum(['bold', 'italic', 'underline', 'strike']) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({
      href: z
        .string()
        .max(webAddressMaximum)
        .refine((href) => safeHref(href) !== null, 'Please enter a valid web address'),
    }),
  }),
])

const paragraphSchema = z.strictObject({
  type: z.literal('paragraph'),
  content: z
    .array(
      z.union([
        z.strictObject({
          type: z.literal('text'),
          text: z.string().min(1),
          marks: z.array(markSchema).max(5).exactOptional(),
        }),
        z.strictObject({ type: z.literal('hardBreak') }),
      ]),
    )
    .exactOptional(),
})

const listSchema = (depth: number): z.ZodType<RichList> =>
  z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    content: z
      .array(z.strictObject({ type: z.literal('listItem'), content: z.array(blockSchema(depth)) }))
      .max(200),
  })

const blockSchema = (depth: number): z.ZodType<RichParagraph | RichList> =>
  depth === 0 ? paragraphSchema : z.union([paragraphSchema, listSchema(depth - 1)])

/** Formatted text of allow-listed nodes and marks, lists at most three deep. */
export const richTextSchema = z.strictObject({
  type: z.literal('doc'),
  content: z.array(blockSchema(3)).max(400),
})
