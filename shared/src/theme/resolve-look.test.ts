import { describe, expect, test } from 'vitest'
import { initialValues } from '../field/field-initial.ts'
import { families } from './families.ts'
import { familyIds } from './family-ids.ts'
import { fontFaceRules, fontPreloads, fontUrl } from './font-faces.ts'
import { fontFacts } from './font-facts.ts'
import { fontPairs } from './font-pairs.ts'
import { resolveLook } from './resolve-look.ts'
import { type Theme, themeFields } from './theme.ts'

const plainTheme: Theme = initialValues(themeFields)

describe('[3.theme] a look', () => {
  test('[3.theme] what the owner chooses wins over the family', () => {
    const { properties } = resolveLook({
      ...plainTheme,
      family: 'workshop',
      fontPair: 'roboto-slab+source-sans-3',
      headingWeight: '300',
      buttonCorners: 'Oval',
      imageCorners: 'Oval',
      borderThickness: '8',
      headingSize: 'ExtraLarge',
    })
    expect(properties['--heading-weight']).toBe('300')
    expect(properties['--radius-button']).toBe('28px')
    expect(properties['--radius-image']).toBe('24px')
    expect(properties['--border-width']).toBe('8px')
    expect(properties['--theme-scale']).toBe('1.3')
  })

  test('[9.styling] compact and large body texts have the line heights of the specification', () => {
    const leading = (bodySize: Theme['bodySize']) =>
      resolveLook({ ...plainTheme, bodySize }).properties['--body-leading']
    expect([leading('defaultCompact'), leading('large')]).toEqual(['1.5', '1.75'])
  })

  test('[3.theme] weights are only those the font has', () => {
    const weightOf = (fontPair: string, headingWeight: Theme['headingWeight']) =>
      resolveLook({ ...plainTheme, fontPair, headingWeight }).properties['--heading-weight']
    expect(weightOf('cormorant+hanken-grotesk', '800')).toBe('700')
    expect(weightOf('playfair-display+figtree', '300')).toBe('400')
    expect(weightOf('bricolage-grotesque+dm-sans', '800')).toBe('800')
  })

  test('[3.theme] an italic is set only where the font has one of its own', () => {
    const styleOf = (fontPair: string) =>
      resolveLook({ ...plainTheme, fontPair, headingStyle: 'italic' }).properties['--heading-style']
    expect(styleOf('outfit+albert-sans')).toBe('normal')
    expect(styleOf('cormorant+hanken-grotesk')).toBe('italic')
  })

  test('[3.theme] every family names existing fonts, and at least three ways to open a page', () => {
    for (const family of Object.values(families)) {
      for (const id of family.fontPairs) expect(fontPairs.map((pair) => pair.id)).toContain(id)
      expect(family.layouts.Introduction?.length).toBeGreaterThanOrEqual(3)
    }
  })

  test('[3.theme] no two families have the same voice', () => {
    const voices = familyIds.map((id) => {
      const { heading, scale, radius, rule, card, space } = families[id]
      return JSON.stringify([heading, scale, radius, rule, card, space])
    })
    expect(new Set(voices).size).toBe(familyIds.length)
  })

  test('[3.theme] a page asks for at most two fonts, each with a stand-in of its measures', () => {
    for (const { id, headingSlug, bodySlug } of fontPairs) {
      expect(fontFacts).toHaveProperty([headingSlug])
      expect(fontFacts).toHaveProperty([bodySlug])
      const look = resolveLook({ ...plainTheme, fontPair: id })
      expect(fontPreloads(look, fontUrl).length).toBeLessThanOrEqual(2)
      const rules = fontFaceRules(look, fontUrl)
      expect(rules.match(/size-adjust/g)).toHaveLength(headingSlug === bodySlug ? 1 : 2)
    }
  })

  test('[T3] no value of a theme can leave its declaration', () => {
    const hostile = '#fff}</style><script>alert(1)</script>{background:url(https://evil.example)'
    const look = resolveLook({
      ...plainTheme,
      background: hostile,
      primaryText: hostile,
      buttonBackground: hostile,
      paletteId: hostile,
      fontPair: hostile,
      seed: hostile,
    })
    const values = [...Object.values(look.properties), ...Object.values(look.surfaces).flatMap(Object.values)]
    expect(values.filter((value) => /[{}<>;]|url|@import|script/.test(value))).toEqual([])
  })
})

test.each(familyIds)(
  '[9.padding] %s leaves beside and above a section what the specification does, or more',
  (family) => {
    const { properties } = resolveLook({ ...plainTheme, family })
    const leastOf = (name: string) => Number(/^clamp\((\d+)px/.exec(properties[name] ?? '')?.[1])
    expect(leastOf('--gutter')).toBeGreaterThanOrEqual(24)
    expect(leastOf('--section-pad')).toBeGreaterThanOrEqual(32)
  },
)
