import { expect, it } from 'vitest'
import { blankContent, blankSection } from './blank-content.ts'
import { renamed } from './renamed.ts'
import { validateContent } from './validate.ts'

it('[3.business] a page of another name says it in facts, title, header and footer, and is valid', () => {
  const { business, settings } = blankContent()
  const page = (name: string, heading = 'Bikes mended') =>
    blankContent({
      business: { ...business, name },
      settings: { ...settings, pageTitle: `${name}: repairs` },
      sections: [
        blankSection('Header', 'h', { logoText: name }),
        blankSection('Introduction', 'i', { heading }),
        blankSection('Footer', 'f', { copyright: name }),
      ],
    })
  expect(renamed(page('Pell Cycles'), 'Pell Street')).toEqual(page('Pell Street'))
  expect(validateContent(renamed(page('Pell Cycles'), 'Pell Street')).ok).toBe(true)
})
