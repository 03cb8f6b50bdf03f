import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blankContent } from '../draft/blank-content.ts'
import type { Language } from '../language/language.ts'
import type { PageContext } from './page-context.ts'
import { WeekDrawing, weekStyle } from './week-drawing.tsx'

const drawn = (language: Language, opens: string, closes: string): string => {
  const business = { ...blankContent().business, hours: { mon: [{ opens, closes }] } }
  return renderToStaticMarkup(<WeekDrawing page={{ business, language } as unknown as PageContext} />)
}

/** How many characters wide the scale is set, by its classes. */
const roomOf = (html: string): number => {
  const classes = (/class="(hours-scale[^"]*)"/.exec(html)?.[1] ?? '').split(' ')
  const style = weekStyle('.x')
  const widths = classes.flatMap(
    (name) => new RegExp(`\\.${name}\\{width:([\\d.]+)ch`).exec(style)?.[1] ?? [],
  )
  return Number(widths.at(-1) ?? 4)
}

// A colon is narrower than a figure, and so are most letters.
const widthOf = (hour: string): number =>
  [...hour].reduce((sum, character) => sum + (character === ':' ? 0.5 : 1), 0)

test.each([
  ['spanish', '09:30', '16:30'],
  ['german', '08:00', '18:30'],
  ['english', '10:30', '17:30'],
  ['english', '09:00', '17:00'],
  ['japanese', '10:00', '19:00'],
] as const)(
  '[6.page] the scale of a %s week from %s to %s has room for its hours',
  (language, opens, closes) => {
    const html = drawn(language, opens, closes)
    const hours = [...html.matchAll(/<span class="at [^"]*">([^<]+)</g)].map(([, hour = '']) => hour)
    expect(hours.length).toBe(2)
    for (const hour of hours) expect(widthOf(hour)).toBeLessThanOrEqual(roomOf(html))
  },
)

test('[6.page] no hour of the scale is parted between two lines', () => {
  expect(weekStyle('.x')).toMatch(/\.at\{[^}]*white-space:nowrap/)
})
