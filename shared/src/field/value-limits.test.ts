import { expect, test } from 'vitest'
import { businessFields } from '../business/business.ts'
import { spansMaximum, specialDayNoteMaximum } from '../business/opening-hours.ts'
import { altTextMaximum } from '../image/image-limits.ts'
import { artworkImage } from '../image/image-value.ts'
import { buttonLabelMaximum } from '../link/button-value.ts'
import { phoneMaximum } from '../link/phone.ts'
import { settingsFields } from '../settings/settings.ts'
import { image, link, richText } from './define.ts'
import type { Field } from './field.ts'
import { fieldSchema } from './field-schema.ts'
import { runsMaximum } from './value-schemas.ts'

const isTaken = (field: Field, value: unknown): boolean => fieldSchema(field).safeParse(value).success

const day = (note: string, spans = 0) => [
  {
    date: '2026-12-24',
    spans: Array.from({ length: spans }, () => ({ opens: '09:00', closes: '12:00' })),
    note,
  },
]

interface Limit {
  readonly what: string
  readonly maximum: number
  readonly field: Field
  readonly ofSize: (size: number) => unknown
}

const letters = (size: number) => 'x'.repeat(size)

const limits: readonly Limit[] = [
  {
    what: 'the note of a special day',
    maximum: specialDayNoteMaximum,
    field: businessFields.specialDays,
    ofSize: (size) => day(letters(size)),
  },
  {
    what: 'the spans of a special day',
    maximum: spansMaximum,
    field: businessFields.specialDays,
    ofSize: (size) => day('', size),
  },
  {
    what: 'alt text',
    maximum: altTextMaximum,
    field: image('Picture'),
    ofSize: (size) => artworkImage('spa', 1, letters(size)),
  },
  {
    what: 'a phone number to link to',
    maximum: phoneMaximum,
    field: link('Link'),
    ofSize: (size) => ({ type: 'Phone', target: `+${'1'.repeat(size - 1)}` }),
  },
  {
    what: 'the changes of format in a text',
    maximum: runsMaximum,
    field: richText('Answer', 2_000),
    ofSize: (size) => ({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: Array.from({ length: size }, (_, at) =>
            at % 2 === 0 ? { type: 'text', text: 'x', marks: [{ type: 'bold' }] } : { type: 'hardBreak' },
          ),
        },
      ],
    }),
  },
  {
    what: 'the label of a cookie button',
    maximum: buttonLabelMaximum,
    field: settingsFields.cookieAccept,
    ofSize: letters,
  },
]

test.each(limits)('[9.limits] $what: at most $maximum, and the schema takes no more', (limit) => {
  expect(isTaken(limit.field, limit.ofSize(limit.maximum))).toBe(true)
  expect(isTaken(limit.field, limit.ofSize(limit.maximum + 1))).toBe(false)
})

test.each([
  ['Email', 'Please enter a valid email address'],
  ['Phone', 'Please enter a phone number'],
  ['Web', 'Please enter a valid web address'],
] as const)('[5.links] what leads nowhere as %s is told in its own words', (type, problem) => {
  const { error } = fieldSchema(link('Link')).safeParse({ type, target: 'call me' })
  expect(error?.issues.map(({ message }) => message)).toEqual([problem])
})
