import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { blankContent } from '../../draft/blank-content.ts'
import { artworkColours, artworkSvg } from '../../page/artwork-picture.ts'
import { familyIds } from '../../theme/family-ids.ts'
import { resolveLook } from '../../theme/resolve-look.ts'
import { drawGenerated, isGenerated } from './draw-generated.ts'

const names = [
  'dusk',
  'growth',
  'strands',
  'brick',
  'water',
  'fabric',
  'botanical',
  'coat',
  'ink',
  'keishi',
  'litter',
  'paper',
  'sprig',
  'strakes',
] as const
const boxes = [
  { width: 1440, height: 520 },
  { width: 1440, height: 300 },
  { width: 720, height: 600 },
]
const { theme } = blankContent()
const looks = familyIds.map((family) => resolveLook({ ...theme, family }))

describe('[6.artwork] pictures made of a quantity, a material or a time of day', () => {
  test.each(names)('[6.artwork] %s is drawn alike every time, and otherwise for another website', (name) => {
    const draw = (seed: string) =>
      drawGenerated({
        name,
        seed,
        width: 1440,
        height: 480,
        colours: artworkColours(looks[0] ?? resolveLook(theme)),
      })
    expect(draw('a')).toBe(draw('a'))
    const seeds = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(draw))
    // A time of day is the same for everybody; only its colours differ.
    expect(seeds.size > 1).toBe(name !== 'dusk')
  })

  test.each(names)('[6.artwork] %s weighs little in every shape and family, and stands alone', (name) => {
    for (const look of looks) {
      for (const box of boxes) {
        const svg = artworkSvg({ reference: `${name}/0` }, box, look)
        expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(25 * 1024)
        expect(svg.length).toBeLessThanOrEqual(60 * 1024)
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/)
        expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|<text|href="(?!#)/)
      }
    }
  })

  test('[6.artwork] a trade’s own set is none of them', () => {
    expect(['spa', 'general', 'toString'].map(isGenerated)).toEqual([false, false, false])
  })
})
