import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../language/language.ts'
import { latePartOf } from './late-part-of.ts'
import { offers } from './offers.ts'
import { slugOf } from './section-slug.ts'
import { sections } from './sections.ts'

const layouts = sections.flatMap(({ type, layouts: some }) =>
  some.length > 1
    ? some.map(({ id, style = '' }) => ({
        type,
        id,
        style: style + (latePartOf(type)?.layouts?.[id]?.style ?? ''),
        sketch: offers[type].layouts[id]?.sketch ?? '',
      }))
    : [],
)

describe('[2.designer] the layouts that can be chosen', () => {
  it('each is one folder of its section’s, and there are no others', () => {
    const folders = new Set(layouts.map(({ type }) => type))
    const files = [...folders].flatMap((type) =>
      readdirSync(new URL(`${slugOf(type)}/layouts`, import.meta.url)).map((file) => `${type}/${file}`),
    )
    expect(files.toSorted()).toEqual(layouts.map(({ type, id }) => `${type}/${id}`).toSorted())
  })

  it.each(sections)(
    '$type tells its owner of each of its layouts, and of no other',
    ({ type, layouts: some }) => {
      expect(Object.keys(offers[type].layouts).toSorted()).toEqual(some.map(({ id }) => id).toSorted())
      for (const { id } of some) expect(offers[type].layouts[id]?.advice).toMatch(/\.$/)
    },
  )

  it.each(sections)('$type offers its layouts in the places that they claim', ({ type, layouts: some }) => {
    expect(some.map(({ id }) => offers[type].layouts[id]?.place)).toEqual(some.map((_, at) => at + 1))
  })

  it('no two look the same', () => {
    expect(new Set(layouts.map(({ sketch }) => sketch)).size).toBe(layouts.length)
  })

  it.each(layouts)('$type/$id is drawn inside its frame', ({ sketch }) => {
    for (const box of sketch.split(', ')) {
      const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number)
      expect(width * height).toBeGreaterThan(0)
      expect(x + width).toBeLessThanOrEqual(48)
      expect(y + height).toBeLessThanOrEqual(36)
    }
  })

  it.each(layouts)('$type/$id styles itself alone', ({ type, id, style }) => {
    const selectors = [...style.matchAll(/(?:^|[{}\n])\s*([^{}@\n]+)\{/g)].map(
      ([, selector = '']) => selector,
    )
    for (const selector of selectors.flatMap((list) => list.split(/,(?![^(]*\))/)))
      expect(selector).toMatch(new RegExp(`^\\.section-${slugOf(type)}[^ ]*\\.layout-${id}(?![\\w-])`))
  })
})

describe('[2.designer] the signs of sections', () => {
  // A move from where the last line ended would begin in another place once the lines before it change.
  it.each(sections)('$type is drawn by lines that each begin at a place of their own', ({ icon }) => {
    expect(icon).toMatch(/^M[^m]*$/)
  })

  it('no two are the same', () => {
    expect(new Set(sections.map(({ icon }) => icon)).size).toBe(sections.length)
  })
})

describe('[3.languages] names of sections', () => {
  it.each(sections.filter(({ headerLinkAllowed }) => headerLinkAllowed))(
    '[3.languages] links call $type something in every language, or what its owner calls it',
    ({ names, fields }) => {
      if (names === undefined) expect(fields).toHaveProperty('heading')
      else expect(languages.map((language) => names[language]).filter((name) => name === '')).toEqual([])
    },
  )
})
