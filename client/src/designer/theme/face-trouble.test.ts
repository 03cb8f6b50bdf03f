import { initialValues } from '@shingle/shared/field/field-initial.ts'
import { fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { themeFields } from '@shingle/shared/theme/theme.ts'
import { expect, test } from 'vitest'
import { faceTrouble } from './face-trouble.ts'

const { headingWeight: weights, headingStyle: styles } = themeFields

test.each(fontPairs)(
  '[3.theme] whatever headings in $heading cannot be is said where it is chosen',
  ({ id }) => {
    for (const headingWeight of weights.options)
      for (const headingStyle of styles.options) {
        const theme = { ...initialValues(themeFields), fontPair: id, headingWeight, headingStyle }
        const look = resolveLook(theme)
        const said = faceTrouble(theme, look)
        expect(said.includes('has no italic')).toBe(
          headingStyle === 'italic' && look.properties['--heading-style'] === 'normal',
        )
        expect(said.includes('headings are')).toBe(
          headingWeight !== 'auto' && look.properties['--heading-weight'] !== headingWeight,
        )
      }
  },
)
