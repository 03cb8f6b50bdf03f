import { expect, test } from 'vitest'
import { blankContent } from '../draft/blank-content.ts'
import { filledContent } from '../page/filled-section.ts'
import { appearanceOf, openingLength } from './appearance.ts'

const content = blankContent()

test('[3.website] what the list draws is the top of the draft, and the outline of the rest', () => {
  const { sections, theme, business } = appearanceOf(content)
  expect(theme).toEqual(content.theme)
  expect(business).toEqual(content.business)
  expect(sections.slice(0, openingLength)).toEqual(content.sections.slice(0, openingLength))
  expect(sections.map(({ id }) => id)).toEqual(content.sections.map(({ id }) => id))
  expect(Object.keys(sections.at(-1) ?? {})).toEqual(['id', 'type', 'layout', 'surface', 'linkInHeader'])
})

test('[3.website] a hidden section is not drawn, and the next one takes its place', () => {
  const [header, first, ...others] = content.sections
  if (!header || !first) throw new Error('a draft has sections')
  const hidden = { ...content, sections: [header, { ...first, hidden: true }, ...others] }
  expect(appearanceOf(hidden).sections.map(({ id }) => id)).not.toContain(first.id)
  expect(appearanceOf(hidden).sections[1]).toEqual(others[0])
})

test('[security] however much its fields hold, what lists copy of a draft is a small part of it', () => {
  const lengthOf = (value: unknown): number => JSON.stringify(value).length
  const [header, ...others] = filledContent(content, 'fullest').sections
  if (!header) throw new Error('a draft has sections')
  const sections = [header, ...others.toSorted((one, other) => lengthOf(other) - lengthOf(one))]
  expect(lengthOf(sections.slice(0, openingLength))).toBeGreaterThan(120_000)
  const appearance = appearanceOf({ ...content, sections })
  expect(lengthOf(appearance)).toBeLessThan(50_000)
  expect(appearance.sections.map(({ id }) => id)).toEqual(sections.map(({ id }) => id))
})
