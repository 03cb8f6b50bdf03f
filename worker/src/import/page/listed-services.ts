import { foundLengths } from '@shingle/shared/import/import-limits.ts'
import type { PageDocument } from './page-dom.ts'
import { kindOfPage } from './page-kinds.ts'
import { plainLine } from './plain-line.ts'
import type { Told } from './told.ts'

const longestName = 48
const priceIn = /(?:[£$€¥]\s?\d[\d.,]*|\d[\d.,]{0,11}\s?(?:[£$€¥円원]|EUR|CHF))/u

/** On a page of services, each heading with a paragraph below it is one of them. */
export const listedServices = (document: PageDocument, source: string): readonly Told[] =>
  [...document.querySelectorAll('h2,h3,h4')].flatMap((heading): Told[] => {
    const name = plainLine(heading.textContent)
    const below = heading.nextElementSibling
    if (
      name === '' ||
      name.length > longestName ||
      kindOfPage(name) !== undefined ||
      /[?!:]$|^\d/u.test(name)
    )
      return []
    if (below === null || !['p', 'ul', 'div'].includes(below.localName)) return []
    const said = plainLine(below.textContent)
    const [price = ''] = priceIn.exec(said) ?? []
    const detail = below.localName === 'p' && said !== price && said.length <= foundLengths.text ? said : ''
    return [{ kind: 'offer', value: { name, detail, price }, source }]
  })
