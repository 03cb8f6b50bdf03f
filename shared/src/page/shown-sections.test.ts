import { describe, expect, test } from 'vitest'
import { blankSection } from '../draft/blank-content.ts'
import type { AnySection } from '../draft/content.ts'
import type { ItemsField } from '../field/field.ts'
import { initialValues } from '../field/field-initial.ts'
import { longestValues } from '../field/longest-value.ts'
import { sections } from '../sections/sections.ts'
import { shownSections } from './shown-sections.ts'

const lists = sections.flatMap(({ type, fields }) =>
  Object.entries(fields).flatMap(
    ([list, field]): { type: AnySection['type']; list: string; field: ItemsField }[] =>
      field.kind === 'items' ? [{ type, list, field }] : [],
  ),
)

const sectionWith = (type: AnySection['type'], list: string, items: readonly object[]): AnySection =>
  // The list and its items are those of the type's own fields.
  ({ ...blankSection(type, 'section'), [list]: items }) as AnySection

const idsIn = (list: string, shown: readonly AnySection[]): readonly unknown[] =>
  shown.flatMap((section) => {
    const items: unknown = Object.entries(section).find(([name]) => name === list)?.[1]
    return Array.isArray(items) ? items.map(({ id }) => id) : []
  })

/** An item that was added and nothing typed into, in every way that it can be shown. */
const blanksOf = ({ fields }: ItemsField): readonly object[] => {
  const added = initialValues(fields)
  const chosen = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' ? field.options.map((option) => ({ ...added, [name]: option })) : [],
  )
  const spaces = Object.entries(fields)
    .filter(([, { kind }]) => kind === 'text')
    .map(([name]) => ({ ...added, [name]: ' \n ' }))
  return [added, ...chosen, ...spaces].map((values, at) => ({ id: `blank-${at}`, ...values }))
}

describe('[7.publish] items that nobody typed anything into', () => {
  test.each(lists)(
    '[7.publish] of $type.$list visitors get none, the canvas all',
    ({ type, list, field }) => {
      const filled = {
        id: 'filled',
        ...longestValues(field.fields, (length) => 'x'.repeat(length)),
        sample: false,
      }
      const blanks = blanksOf(field)
      const content = { sections: [sectionWith(type, list, [blanks[0] ?? {}, filled, ...blanks.slice(1)])] }
      expect(idsIn(list, shownSections(content, 'published'))).toEqual(['filled'])
      expect(shownSections(content, 'canvas')).toEqual(content.sections)
    },
  )

  test.each(lists)(
    '[7.publish] of $type.$list any one word or picture is enough',
    ({ type, list, field }) => {
      const most = longestValues(field.fields, (length) => 'x'.repeat(length))
      const added = initialValues(field.fields)
      const told = Object.entries(most)
        .filter(([name]) => !['choice', 'flag', 'sample'].includes(field.fields[name]?.kind ?? ''))
        .map(([name, value]) => ({ ...added, id: name, [name]: value }))
      // One with a picture, so that the rules of the type leave the section itself on the page.
      const whole = { ...most, id: 'whole', sample: false }
      const content = { sections: [sectionWith(type, list, [...told, whole])] }
      expect(idsIn(list, shownSections(content, 'published'))).toEqual([...told.map(({ id }) => id), 'whole'])
    },
  )

  test.each(['Services', 'Team', 'CustomerReviews', 'FrequentlyAskedQuestions', 'Gallery', 'Logos'] as const)(
    '[7.publish] %s of such items alone goes out no more than one without items',
    (type) => {
      const found = lists.find((one) => one.type === type)
      if (found === undefined) throw new Error(`${type} has no items`)
      expect(
        shownSections({ sections: [sectionWith(type, found.list, blanksOf(found.field))] }, 'published'),
      ).toEqual([])
    },
  )
})
