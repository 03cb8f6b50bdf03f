import { expect, it } from 'vitest'
import { initialValues } from '../field/field-initial.ts'
import { settingsFields } from '../settings/settings.ts'
import { contrast } from '../theme/contrast.ts'
import { cookieInk, cookieRule } from './cookie-rule.ts'

const settings = initialValues(settingsFields)

it.each(['#000000', '#ffffff', '#2f6f4f', '#ffc21a', '#808080'])(
  '[3.cookies] both buttons and the text are read on the chosen ground %s',
  (ground) => {
    const ink = cookieInk(ground)
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    expect(cookieRule({ ...settings, cookieBackground: ground })).toContain(
      `--surface:${ground};--ink:${ink}`,
    )
  },
)

it('[3.cookies] without a ground of its own the banner is as the theme', () => {
  expect(cookieRule({ ...settings, cookieBackground: '' })).not.toContain('--cookie-ground')
})
