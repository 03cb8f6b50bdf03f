import { describe, expect, test } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { initialValues } from '../field/field-initial.ts'
import { palettes } from './palettes.ts'
import { replacedColour, replacedColours } from './replaced-colour.ts'
import { resolveLook } from './resolve-look.ts'
import { colourRoles, type Theme, themeFields } from './theme.ts'

const plainTheme: Theme = initialValues(themeFields)

describe('[3.theme] colours that the page shows in another shade', () => {
  test('[3.theme] none of those that a theme begins with', () => {
    expect(replacedColours(resolveLook(plainTheme))).toEqual([])
  })

  test.each(palettes.map((palette) => [palette.id, palette] as const))(
    '[3.theme] of palette %s neither words nor buttons are too weak',
    (id, { colours }) => {
      expect(replacedColours(resolveLook({ ...plainTheme, paletteId: id, ...colours }))).toEqual([])
    },
  )

  test('[3.theme] each with the contrast that it has and the one that it needs', () => {
    const look = resolveLook({ ...plainTheme, background: '#ffffff', primaryText: '#aaaaaa' })
    const [text] = replacedColours(look)
    expect(text).toMatchObject({ role: 'primaryText', needs: 7, shown: look.surfaces.plain.ink })
    expect(text?.ratio).toBeCloseTo(2.32, 2)
  })

  test('[3.theme] the state of a button that only goes with its background is not counted again', () => {
    const look = resolveLook({ ...plainTheme, buttonBackground: '#eeeeee', buttonHover: '#222222' })
    expect(replacedColour(look, 'buttonHover')).not.toBeNull()
    expect(replacedColours(look).map(({ role }) => role)).not.toContain('buttonHover')
  })

  test('[3.theme] whoever takes the shade that is shown has it on the page', () => {
    const random = seededRandom('shades')
    const anyColour = () =>
      `#${Math.floor(random.next() * 2 ** 24)
        .toString(16)
        .padStart(6, '0')}`
    for (let round = 0; round < 200; round += 1) {
      const colours = Object.fromEntries(colourRoles.map((role) => [role, anyColour()]))
      const theme: Theme = { ...plainTheme, ...colours }
      for (const role of colourRoles) {
        const replaced = replacedColour(resolveLook(theme), role)
        if (replaced === null) continue
        const taken = resolveLook({ ...theme, [role]: replaced.shown })
        expect([theme, role, replacedColour(taken, role)]).toEqual([theme, role, null])
      }
    }
  })
})
