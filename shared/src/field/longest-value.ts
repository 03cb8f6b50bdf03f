import { spansMaximum, specialDayNoteMaximum, weekdays } from '../business/opening-hours.ts'
import { emailMaximum } from '../email/email-maximum.ts'
import { altTextMaximum } from '../image/image-limits.ts'
import { artworkImage } from '../image/image-value.ts'
import { buttonLabelMaximum } from '../link/button-value.ts'
import { phoneMaximum } from '../link/phone.ts'
import { webAddressMaximum } from '../link/web-address.ts'
import { richTextOf } from '../rich-text/rich-text.ts'
import type { Field, Fields, LinkField, TextField } from './field.ts'
import type { TextFormat } from './text-format.ts'

/** Words of exactly `length` characters. */
export type Words = (length: number) => string

/** Words made of one text over and over. */
export const repeating =
  (text: string): Words =>
  (length) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length)

const longestTarget = { email: emailMaximum, phone: phoneMaximum, web: webAddressMaximum } as const

/** The longest of what can be linked to or written to. */
export const longestAddress = (kind: 'email' | 'phone' | 'web'): string => {
  const maximum = longestTarget[kind]
  if (kind === 'phone') return `+${'4'.repeat(maximum - 1)}`
  return kind === 'email'
    ? `${'w'.repeat(maximum - '@example.com'.length)}@example.com`
    : `https://example.com/${'w'.repeat(maximum - 'https://example.com/'.length)}`
}

/** The longest of what a format allows. */
const longestFormatted = (format: TextFormat, maximum: number): string =>
  format === 'analytics-id' ? `GTM-${'A1'.repeat(maximum)}`.slice(0, maximum) : longestAddress(format)

const longestText = ({ format, maximum }: TextField, words: Words): string =>
  format === undefined ? words(maximum) : longestFormatted(format, maximum)

const longestLink = ({ type = 'Web' }: Pick<LinkField, 'type'>) => ({
  type,
  target: longestAddress(type === 'Email' ? 'email' : type === 'Phone' ? 'phone' : 'web'),
  ...(type === 'Social' ? { network: 'FacebookMessenger' } : {}),
})

// No two days alike, so that the week takes its seven rows.
const spansOn = (day: number) =>
  Array.from({ length: spansMaximum }, (_, at) => ({
    opens: `${String(5 + at * 5).padStart(2, '0')}:${10 + day}`,
    closes: `${String(9 + at * 5).padStart(2, '0')}:${40 + day}`,
  }))

const longestItems = (fields: Fields, count: number, words: Words) =>
  Array.from({ length: count }, (_, at) => ({ id: `item${at}`, ...longestValues(fields, words) }))

/** The longest value that a field allows, for trying out; choices and switches stay at what they start with. */
export const longestValue = (field: Field, words: Words): unknown => {
  switch (field.kind) {
    case 'text':
      return longestText(field, words)
    case 'long':
      return words(Math.min(field.maximum, 4000))
    case 'rich':
      return richTextOf(words(field.maximum))
    case 'choice':
    case 'colour':
      return field.initial
    case 'flag':
      return field.internal === true ? false : field.initial
    case 'sample':
      return false
    case 'number':
      return field.maximum
    case 'image':
      return { ...artworkImage('general', 1, words(altTextMaximum)), focusX: 0.2, zoom: 1.5, rotation: -7 }
    case 'link':
      return longestLink(field)
    case 'button':
      return { label: words(buttonLabelMaximum), link: longestLink({}) }
    case 'hours':
      return Object.fromEntries(weekdays.map((day, at) => [day, spansOn(at)]))
    case 'special-days':
      return Array.from({ length: field.maximum }, (_, at) => ({
        date: `2026-09-${String(at + 1).padStart(2, '0')}`,
        spans: spansOn(at),
        note: words(specialDayNoteMaximum),
      }))
    case 'items':
      return longestItems(field.fields, field.maximum, words)
  }
}

/** The longest values of a set of fields. */
export const longestValues = (fields: Fields, words: Words): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, longestValue(field, words)]))
