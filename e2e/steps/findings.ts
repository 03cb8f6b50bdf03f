import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const widths = [1440, 360] as const

/** Off where axe is left alone, or called moderate: a name that is not what is seen, and a page without its heading. */
const alsoMeant = ['label-content-name-mismatch', 'page-has-heading-one']
const rules = Object.fromEntries(alsoMeant.map((id) => [id, { enabled: true }]))

/** What is found has to stand that long: what is on its way to something else is nobody's choice. */
const standsMs = 1_000

const graveOn = async (page: Page): Promise<readonly string[]> => {
  // Of what passes nobody asks where it is, which would be most of the work.
  const options = { rules, resultTypes: ['violations' as const] }
  const { violations } = await new AxeBuilder({ page }).options(options).analyze()
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || alsoMeant.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** What axe calls serious or critical on the page as it stands, and those, with the places: what is found twice. */
export const findingsAsItStands = async (page: Page): Promise<readonly string[]> => {
  const first = await graveOn(page)
  if (first.length === 0) return []
  await page.waitForTimeout(standsMs)
  const stands = await graveOn(page)
  return first.filter((finding) => stands.includes(finding))
}

/** The same at each width. */
export const findingsOn = async (page: Page): Promise<readonly string[]> => {
  const findings: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Another screen may be fetched for this width.
    await page.locator('h1, h2').first().waitFor({ state: 'attached' })
    findings.push(...(await findingsAsItStands(page)).map((finding) => `${width} px, ${finding}`))
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return findings
}
