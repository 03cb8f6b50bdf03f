import { describe, expect, test } from 'vitest'
import { blankSection } from '../../draft/blank-content.ts'
import { initialValues } from '../../field/field-initial.ts'
import { noButton } from '../../link/button-value.ts'
import { surfaceRules } from '../../page/page-style.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { contrast } from '../../theme/contrast.ts'
import { familyIds } from '../../theme/family-ids.ts'
import { palettes } from '../../theme/palettes.ts'
import { resolveLook } from '../../theme/resolve-look.ts'
import { themeFields } from '../../theme/theme.ts'
import { formOf } from './form-of.ts'
import { servicesSection } from './section.ts'

const services = (prices: readonly string[], { text = '', sample = false } = {}) =>
  blankSection('Services', 's', {
    items: prices.map((pricing, at) => ({
      id: `i${at}`,
      image: null,
      icon: 'auto' as const,
      heading: `Thing ${at}`,
      body: richTextOf(text),
      pricing,
      button: noButton,
      sample,
    })),
  })

const maker = { family: 'workshop', tone: 'plain-spoken' } as const
const office = { family: 'ledger', tone: 'quiet' } as const

describe('[7.forms] one form for each kind of fact', () => {
  test('[7.forms] things with prices are a menu, and what a price begins at is a figure', () => {
    expect(formOf(services(['£9.50', '£11', '£9']), office)).toBe('prices')
    expect(formOf(services(['£9.50', '£11', '']), office)).toBe('prices')
    expect(formOf(services(['from £68 a day']), office)).toBe('figures')
    expect(formOf(services(['ab 40 €', 'ab 60 €', 'ab 80 €']), office)).toBe('figures')
    expect(formOf(services(['from £2,900'], {}), { family: 'ledger', tone: 'solemn' })).not.toBe('figures')
  })

  test('[7.forms] names alone are boards where things are made, else large names', () => {
    expect(formOf(services(['', '', '', '']), maker)).toBe('boards')
    expect(formOf(services(['', '', '', '']), { ...maker, family: 'atelier' })).toBe('index')
    expect(formOf(services(['', '', '']), office)).toBe('index')
    expect(formOf(services(Array.from({ length: 12 }, () => '')), maker)).toBe('auto')
  })

  test('[7.forms] what has texts or was named by nobody is left to the family', () => {
    expect(formOf(services(['£9', '£11'], { text: 'Found and mended. '.repeat(6) }), office)).toBe('auto')
    expect(formOf(services(['', '', ''], { sample: true }), maker)).toBe('auto')
    expect(formOf(services([]), maker)).toBe('auto')
  })

  test('[7.forms] a form is chosen only where its layout suits', () => {
    for (let count = 0; count <= 24; count += 1)
      for (const price of ['', '£9', 'from £1,234 a month', 'a long word about what it may cost you']) {
        const section = services(Array.from({ length: count }, () => price))
        const form = formOf(section, maker)
        const layout = servicesSection.layouts.find(({ id }) => id === form)
        const nobody = { name: '', phone: '', hours: {}, streetAddress: '', location: '', serviceArea: '' }
        expect(form === 'auto' || layout?.suits(section, nobody), `${count} ${price}`).toBe(true)
      }
  })
})

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const mixed = (ground: string, ink: string, share: number): string => {
  const inks = channels(ink)
  const parts = channels(ground).map((value, at) => Math.round(value + ((inks[at] ?? 0) - value) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

test('[7.colour] the darkest board is read as well as any text, in every palette and family', () => {
  const darkest = 0.125
  for (const family of familyIds)
    for (const palette of palettes) {
      const theme = { ...initialValues(themeFields), family, paletteId: palette.id, ...palette.colours }
      const rules = surfaceRules(resolveLook(theme))
      const pairs = [...rules.matchAll(/--loud:(#\w+);--on-loud:(#\w+)/g)]
      expect(pairs.length).toBeGreaterThan(3)
      for (const [, loud = '', ink = ''] of pairs)
        expect(
          contrast(ink, mixed(loud, ink, darkest)),
          `${family} ${palette.id} ${loud}`,
        ).toBeGreaterThanOrEqual(4.5)
    }
})
