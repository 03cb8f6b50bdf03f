import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { fieldAt } from '@shingle/shared/draft/edits/field-at.ts'
import { addItem } from '@shingle/shared/draft/edits/items.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { partFields } from '@shingle/shared/draft/materialise.ts'
import { plainValue } from '@shingle/shared/draft/plain-value.ts'
import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { draftParts } from '@shingle/shared/draft/shape.ts'
import { sharedValue } from '@shingle/shared/draft/shared-value.ts'
import type { Field, Fields } from '@shingle/shared/field/field.ts'
import { initialValues } from '@shingle/shared/field/field-initial.ts'
import { longestValue, repeating } from '@shingle/shared/field/longest-value.ts'
import { checkValue, readValue } from '@shingle/shared/field/read-value.ts'
import { definitionOf } from '@shingle/shared/sections/definitions.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { sidePageFields } from '@shingle/shared/side-page/side-page.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

const everySection = blankContent({
  pages: [{ id: 'the-page', ...initialValues(sidePageFields) }],
  sections: sections.map(
    ({ type }) =>
      ({
        ...blankSection(type, type.toLowerCase()),
        // Links that follow the sections leave no room for one more.
        ...(type === 'Header' && { navigation: 'own' }),
      }) as AnySection,
  ),
})

const aDraft = (): Y.Doc => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(everySection))
  return doc
}

interface Place {
  readonly name: string
  readonly field: Field
  /** Where it is in a draft that has one item in its list. */
  readonly at: FieldAddress
}

const listed = (section: string, list: string, fields: Fields): readonly Place[] =>
  Object.entries(fields)
    // What makes a review a customer's is written with it, and by nobody afterwards: verbatim-reviews.test.ts.
    .filter(([name]) => name !== 'verbatim')
    .map(([name, field]) => ({
      name: `${section}.${list}.${name}`,
      field,
      at: { in: 'item', section, list, item: '', field: name },
    }))

/** Every field that a draft has, those of items included. */
const places: readonly Place[] = [
  ...draftParts.flatMap((part) =>
    Object.entries<Field>(partFields[part]).map(
      ([name, field]): Place => ({
        name: `${part}.${name}`,
        field,
        at: { in: part, field: name },
      }),
    ),
  ),
  ...Object.entries<Field>(sidePageFields).map(
    ([name, field]): Place => ({
      name: `page.${name}`,
      field,
      at: { in: 'page', page: 'the-page', field: name },
    }),
  ),
  ...everySection.sections.flatMap(({ id, type }) =>
    Object.entries(fieldsOf(definitionOf(type))).flatMap(([name, field]): readonly Place[] =>
      field.kind === 'items'
        ? listed(id, name, field.fields)
        : [{ name: `${id}.${name}`, field, at: { in: 'section', section: id, field: name } }],
    ),
  ),
]

const longer = (field: Field): unknown => {
  const words = repeating('wide letters ')
  switch (field.kind) {
    case 'text':
    case 'long':
    case 'rich':
      return longestValue({ ...field, maximum: field.maximum + 1 }, (length) =>
        words(length + (length > 4000 ? 102400 : 1)),
      )
    case 'number':
      return field.maximum + field.step
    case 'special-days':
      return longestValue({ ...field, maximum: field.maximum + 1 }, words)
    default:
      return longestValue(field, (length) => words(length + 1))
  }
}

/** Every character that is never seen and yet steers, hides or splits, and some that only look as if they did. */
const strange = [
  ...['\u0000', '\u0007', '\u0085', '\u00ad', '\u061c', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f'],
  ...['\u2028', '\u2029', '\u202a', '\u202b', '\u202d', '\u202e', '\u2060', '\u2066', '\u2067', '\u2069'],
  ...['\ufeff', '\ufffb', '\u3164', '\ud83d', '\udc00', '\u{e0041}', '\r', '\n', '\r\n', '\t', ' '],
  ...[
    '👩‍👧',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم',
    'é',
    '<script>',
    '"',
    '{{',
    '#',
  ],
]

/** What is not quite what a format or a link asks for, and what is. */
const nearly = [
  ...[
    'a@b',
    'ann@example.com',
    ' ann@example.com ',
    'ann@example.com,bob@example.com',
    'ann\u202e@example.com',
  ],
  ...[
    '01584 555 0142',
    '+44',
    '12345678\u2028',
    '0158４',
    'call me',
    'G-ABCD1234',
    'G-abc',
    'GTM-ABC123',
    'G-*.evil',
  ],
  ...[
    'G-AAAA; script-src *',
    'https://example.com',
    'https://a\u202eb.com',
    '//evil',
    'javascript:alert(1)',
    '25:00',
  ],
]

const oneOf = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

/** A text that nobody would type on purpose. */
const strangeText = (random: () => number): string => {
  if (random() < 0.3) return oneOf(random, nearly)
  const pieces = ['Wort', 'a', ' ', 'x'.repeat(30), ...strange]
  return Array.from({ length: 1 + Math.floor(random() * 8) }, () => oneOf(random, pieces)).join('')
}

/** A value with each of its texts made strange now and then, and now and then of another shape altogether. */
const strangeValue = (random: () => number, value: unknown): unknown => {
  if (random() < 0.04)
    return oneOf<unknown>(random, [null, 7, -1.5, [], {}, true, 'x', { type: 'doc', content: [] }])
  if (typeof value === 'string') return random() < 0.5 ? value : strangeText(random)
  if (typeof value === 'number') return random() < 0.5 ? value : value * random()
  if (Array.isArray(value)) return value.map((member) => strangeValue(random, member))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, strangeValue(random, member)]),
  )
}

/** The characters in the texts of a value that no page may show. */
const hiddenIn = (value: unknown): readonly string[] =>
  JSON.stringify(value)?.match(
    /[\p{Bidi_Control}\u00ad\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu,
  ) ?? []

const seed = Number(process.env.VALUES_SEED ?? 20_261_122)
const strangeCount = 5

/** Values that a generator makes strange, the same for a field and a seed. */
const strangeValues = (name: string, field: Field): readonly unknown[] => {
  const random = seededRandom(`${seed} ${name}`).next
  const plain = () => longestValue(field, repeating('Wohnwagen '))
  return Array.from({ length: strangeCount }, () => strangeValue(random, plain()))
}

/** Values of every sort: what fits, what is one too long, what is of another kind, what no keyboard types. */
const candidates = (field: Field): readonly unknown[] => [
  longestValue(field, repeating('Wohnwagenwerkstatt ')),
  longestValue(field, repeating('完全予約制👩‍👩‍👧é')),
  longer(field),
  longestValue(field, () => 'a\nb'),
  longestValue(field, () => 'a\u0007b'),
  '',
  'x',
  '#abcdef',
  7,
  -1,
  true,
  null,
  [],
  {},
  { type: 'Web', target: 'javascript:alert(1)' },
  { type: 'Web', target: 'https://example.com' },
]

/** A draft with an item in the list that the address names, and the address of that item. */
const withItem = (doc: Y.Doc, at: FieldAddress): FieldAddress => {
  if (at.in !== 'item') return at
  const added = addItem(doc, at)
  if (!added.ok) throw new Error(added.problem.text)
  return { ...at, item: added.value }
}

/** A value as it can be sent at all: halves of pairs have no form in UTF-8. */
const wellFormed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, member: unknown) =>
    typeof member === 'string' ? member.toWellFormed() : member,
  )

/** A value in the form that a draft stores; undefined where it has none. */
const storedForm = (field: Field, value: unknown): unknown => {
  if (field.kind === 'long') return typeof value === 'string' ? sharedValue(field, value) : undefined
  if (field.kind !== 'rich') return sharedValue(field, value)
  try {
    return sharedValue(field, value)
  } catch {
    // Formatted text of a wrong shape cannot even be written down.
    return undefined
  }
}

describe('[2.values] forms and server agree', () => {
  test.each(places)(
    '[2.values] on $name: what one refuses the other refuses, and what setField writes is accepted',
    (place) => {
      const { field } = place
      const doc = aDraft()
      const at = withItem(doc, place.at)
      const seeded = Y.encodeStateAsUpdate(doc)
      let stored: unknown
      const judge = (change: (mine: Y.Doc) => void): string => {
        const [mine, live] = [new Y.Doc(), new Y.Doc()]
        for (const one of [mine, live]) Y.applyUpdate(one, seeded)
        const shadow = new Shadow(live)
        change(mine)
        const { outcome } = tryUpdates(
          shadow,
          [Y.encodeStateAsUpdate(mine, Y.encodeStateVector(live))],
          syncLimits.update,
        )
        const found = fieldAt(mine, at)
        stored = plainValue(field, found?.map.get(at.field))
        shadow.close()
        return outcome
      }
      for (const value of [...candidates(field), ...strangeValues(place.name, field)]) {
        const shown = `${place.name}: ${JSON.stringify(value)?.slice(0, 60)}`
        let isWritten = false
        const typed = judge((mine) => {
          isWritten = setField(mine, at, value).ok
        })
        expect([shown, typed === 'refused']).toEqual([shown, false])
        // What is kept is what the field shows from then on: it would be kept again as it is.
        expect([shown, readValue(field, stored)]).toEqual([shown, { ok: true, value: stored }])
        expect([shown, hiddenIn(stored)]).toEqual([shown, []])
        const form = storedForm(field, wellFormed(value))
        if (form === undefined) continue
        const raw = judge((mine) => {
          fieldAt(mine, at)?.map.set(at.field, form)
        })
        const isFine = checkValue(field, stored) === null
        expect([shown, raw !== 'refused']).toEqual([shown, isFine])
        if (isFine && checkValue(field, value) === null) expect([shown, isWritten]).toEqual([shown, true])
      }
    },
  )
})
