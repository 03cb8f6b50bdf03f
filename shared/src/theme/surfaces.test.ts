import { describe, expect, test } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { initialValues } from '../field/field-initial.ts'
import { atLightness, contrast, hexOf, oklchOf } from './contrast.ts'
import { familyIds } from './family-ids.ts'
import { palettes } from './palettes.ts'
import { resolveLook } from './resolve-look.ts'
import { type SurfaceColours, surfaceNames } from './surfaces.ts'
import { colourRoles, type Theme, themeFields } from './theme.ts'

const plainTheme: Theme = initialValues(themeFields)

const themeOf = (palette: (typeof palettes)[number]): Theme => ({
  ...plainTheme,
  paletteId: palette.id,
  ...palette.colours,
})

/** Every pair that can meet on a ground, with the contrast it must have. */
const shortfalls = (on: SurfaceColours): readonly string[] => {
  const grounds = [on.surface, on.card, on.field]
  const pairs: readonly (readonly [name: string, ink: string, ground: string, least: number])[] = [
    ...grounds.map((ground) => ['body text', on.ink, ground, 7] as const),
    ...grounds.map((ground) => ['soft text', on.inkSoft, ground, 4.5] as const),
    ...grounds.map((ground) => ['accent text', on.accentText, ground, 4.5] as const),
    ['button words', on.onAccent, on.accent, 4.5],
    ['button words, hovered', on.onAccent, on.accentHover, 4.5],
    ['button words, pressed', on.onAccent, on.accentPressed, 4.5],
    ['quiet button, hovered', on.surface, on.ink, 7],
    ['button against its ground', on.accent, on.surface, 3],
    ['edge of a field', on.inkSoft, on.field, 3],
    ['focus ring', on.focus, on.surface, 3],
  ]
  return pairs
    .filter(([, ink, ground, least]) => contrast(ink, ground) < least)
    .map(([name, ink, ground]) => `${name}: ${ink} on ${ground} is ${contrast(ink, ground).toFixed(2)}`)
}

const shortfallsOf = (theme: Theme) => {
  const { surfaces } = resolveLook(theme)
  return surfaceNames.flatMap((name) => shortfalls(surfaces[name]).map((text) => `${name}: ${text}`))
}

describe('[3.theme] colours', () => {
  test.each(palettes.map((palette) => [palette.id, palette] as const))(
    '[3.theme] every text of palette %s is readable on every ground in every state',
    (_, palette) => {
      expect(shortfallsOf(themeOf(palette))).toEqual([])
    },
  )

  test('[3.theme] every text stays readable whatever seven colours the owner chooses', () => {
    const random = seededRandom('owner')
    const anyColour = () =>
      `#${Math.floor(random.next() * 2 ** 24)
        .toString(16)
        .padStart(6, '0')}`
    for (let round = 0; round < 200; round += 1) {
      const colours = Object.fromEntries(colourRoles.map((role) => [role, anyColour()]))
      const theme: Theme = { ...plainTheme, ...colours }
      expect([colours, shortfallsOf(theme)]).toEqual([colours, []])
    }
  })

  test('[3.theme] black on black and grey on grey become readable', () => {
    for (const colour of ['#000000', '#777777', '#ffffff', '#ff0000']) {
      const colours = Object.fromEntries(colourRoles.map((role) => [role, colour]))
      expect(shortfallsOf({ ...plainTheme, ...colours })).toEqual([])
    }
  })

  test('[3.theme] a colour that cannot be read gives way to the nearest shade of itself, not to black', () => {
    const roles = [
      ['primaryText', 'ink', 7],
      ['secondaryText', 'inkSoft', 4.6],
      ['buttonBackground', 'accent', 3],
    ] as const
    for (let hue = 0; hue < 360; hue += 30)
      for (const [role, shown, ratio] of roles) {
        const pale = hexOf({ l: 0.9, c: 0.06, h: hue })
        const theme = { ...plainTheme, background: '#ffffff', [role]: pale }
        const { plain } = resolveLook(theme).surfaces
        const { l, c, h } = oklchOf(plain[shown])
        const apart = Math.abs(((h - hue + 540) % 360) - 180)
        expect([role, hue, c > 0.02, apart < 15]).toEqual([role, hue, true, true])
        // Clearly lighter, it could not be read.
        expect(contrast(atLightness(plain[shown], l + 0.06), plain.card)).toBeLessThan(ratio)
      }
  })

  test('[3.theme] words on a button that cannot be read give way to the nearest shade of themselves', () => {
    const theme = { ...plainTheme, background: '#ffffff', buttonBackground: '#7a1030', buttonText: '#8a3050' }
    const { onAccent } = resolveLook(theme).surfaces.plain
    expect(oklchOf(onAccent).c).toBeGreaterThan(0.02)
  })

  test('[3.theme] the seven colours of a palette are used as they are', () => {
    const changed = palettes.filter((palette) => {
      const { plain } = resolveLook(themeOf(palette)).surfaces
      const { background, primaryText, buttonBackground, buttonText } = palette.colours
      return (
        plain.surface !== background ||
        plain.ink !== primaryText ||
        plain.accent !== buttonBackground ||
        plain.onAccent !== buttonText
      )
    })
    expect(changed.map(({ id }) => id)).toEqual([])
  })

  test('[3.theme] grounds of a palette can be told apart', () => {
    for (const palette of palettes) {
      const { surfaces } = resolveLook(themeOf(palette))
      const grounds = new Set(['plain', 'tint', 'dark'].map((name) => surfaces[name as 'plain'].surface))
      expect([palette.id, grounds.size]).toEqual([palette.id, 3])
    }
  })

  test('[3.theme] no family needs a colour of its own', () => {
    for (const family of familyIds) expect(shortfallsOf({ ...plainTheme, family })).toEqual([])
  })
})
