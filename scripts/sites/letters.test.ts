import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { familyIds } from '@shingle/shared/theme/family-ids.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { headingWidth } from '@shingle/shared/theme/text-width.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

const lines = ['Finzels Reach', 'Fri/Sat 12–9pm', '01632 960 882', 'Kelda Boatworks', 'Gebäudereinigung']

const faces = familyIds.flatMap((family) =>
  families[family].fontPairs.map((fontPair) => [family, fontPair] as const),
)

test.each(faces)('[6.page] %s in %s: a heading is as wide as it was measured', async (family, fontPair) => {
  const page = await browser.open({ width: 1440, height: 900, scale: 1 })
  const blank = blankContent()
  const theme = { ...blank.theme, family, fontPair }
  const look = resolveLook(theme)
  for (const heading of lines) {
    const sections = [blankSection('Introduction', 'top', { heading, layout: 'statement' })]
    await browser.show(page, { ...blankContent({ sections }), theme })
    const shown = await page.evaluate(() => {
      const h1 = document.querySelector('h1')
      if (h1 === null) throw new Error('The page has no heading')
      h1.style.whiteSpace = 'nowrap'
      const range = document.createRange()
      range.selectNodeContents(h1)
      return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(h1).fontSize)
    })
    const measured = headingWidth(look, heading)
    // Letters that stand closer in pairs are not measured; nothing is ever wider than it was taken for.
    expect({ heading, ratio: shown / measured }).toSatisfy(
      ({ ratio }: { ratio: number }) => ratio > 0.84 && ratio < 1.015,
      `${heading}: ${shown.toFixed(2)} em, measured ${measured.toFixed(2)} em`,
    )
  }
  await page.close()
})
