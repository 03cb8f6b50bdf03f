import { describe, expect, test } from 'vitest'
import { industrySlugs } from '../industry/industry-slugs.ts'
import { oklchOf } from './contrast.ts'
import { offerFontPairs, offerPalettes, offerSize } from './offers.ts'
import { valueStructures } from './palette-recipe.ts'
import { paletteRecipes } from './palette-recipes.ts'
import { paletteUses } from './palette-uses.ts'

const seeds = ['a', 'b', 'whitaker plumbing/leeds', '大阪']

describe('[2.create] offers', () => {
  test('[2.create] eight palettes are offered, two of each value structure', () => {
    for (const seed of seeds) {
      const offered = offerPalettes({ seed })
      expect(new Set(offered.map(({ id }) => id)).size).toBe(offerSize)
      for (const structure of valueStructures) {
        expect(offered.filter((palette) => palette.structure === structure)).toHaveLength(2)
      }
    }
  })

  test('[2.create] the palettes offered spread over at least four families of hue', () => {
    for (const seed of seeds) {
      const hues = offerPalettes({ seed }).map(({ colours }) =>
        Math.floor(oklchOf(colours.buttonBackground).h / 45),
      )
      expect(new Set(hues).size).toBeGreaterThanOrEqual(4)
    }
  })

  test('[2.create] a trade sees palettes mixed for it first', () => {
    for (const industry of industrySlugs) {
      const [first] = offerPalettes({ seed: 'x', industry })
      expect([industry, paletteUses[first?.id ?? '']?.trades.includes(industry)]).toEqual([industry, true])
    }
  })

  test('[2.create] each palette has a use, and each use its palette', () => {
    expect(Object.keys(paletteUses).sort()).toEqual(paletteRecipes.map(({ id }) => id).sort())
  })

  test('[2.create] a business that palettes are named for sees those first, still two of each value structure', () => {
    const own = offerPalettes({ seed: 'another' })
      .map(({ id }) => id)
      .slice(3, 6)
    const offered = offerPalettes({ seed: 'x', industry: 'electrician', own })
    expect(new Set(offered.slice(0, own.length).map(({ id }) => id))).toEqual(new Set(own))
    for (const structure of valueStructures)
      expect(offered.filter((palette) => palette.structure === structure)).toHaveLength(2)
  })

  test('[2.create] two businesses of one trade are offered different orders, the same one always the same', () => {
    const ids = (seed: string) => offerPalettes({ seed, industry: 'electrician' }).map(({ id }) => id)
    expect(ids('one')).toEqual(ids('one'))
    expect(ids('one')).not.toEqual(ids('another'))
  })

  test('[2.create] eight font pairs are offered, at most two of one style, a family’s own first', () => {
    for (const seed of seeds) {
      const offered = offerFontPairs({ seed }, 'poster')
      expect(new Set(offered.map(({ id }) => id)).size).toBe(offerSize)
      expect(offered[0]?.heading).toBe('Big Shoulders Display')
    }
  })
})
