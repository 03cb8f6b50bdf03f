import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { initialValues } from '@shingle/shared/field/field-initial.ts'
import { servicesFields } from '@shingle/shared/sections/services/fields.ts'
import { familyIds } from '@shingle/shared/theme/family-ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

const priced = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `s${at}`, ...initialValues(servicesFields.items.fields) },
    ...{ heading: `Reportage de mariage, ${at + 3} heures`, pricing: `à partir de ${at + 1}40 €` },
  }))

test.each([768, 1440])(
  '[6.page] on %i px each of many services with large prices is one row, in every family',
  async (width) => {
    const page = await browser.open({ width, height: 900, scale: 1 })
    for (const family of familyIds) {
      const blank = blankContent({
        sections: [
          blankSection('Introduction', 'top', { heading: 'Photographs' }),
          blankSection('Services', 'services', { layout: 'prices', items: priced(20) }),
        ],
      })
      await browser.show(page, { ...blank, theme: { ...blank.theme, family } })
      const rows = await page.locator('.service-words').evaluateAll((all) =>
        all.map((row) => {
          const lines = (part: Element | null) => {
            const range = document.createRange()
            range.selectNodeContents(part ?? row)
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
          }
          const [name, price] = [row.querySelector('h3'), row.querySelector('.price')]
          const [first, other] = [name, price].map((one) => one?.getBoundingClientRect())
          const isBeside = first !== undefined && other !== undefined && first.right <= other.left
          return { lines: lines(name), isBeside }
        }),
      )
      expect({ family, rows: rows.length }).toEqual({ family, rows: 20 })
      expect({ family, odd: rows.filter(({ lines, isBeside }) => lines !== 1 || !isBeside) }).toEqual({
        family,
        odd: [],
      })
    }
    await page.close()
  },
)
