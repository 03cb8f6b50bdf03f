import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const widths = [1440, 360] as const

/** Off where axe is left alone, or called moderate: a name that is not what is seen, and a page without its heading. */
const alsoMeant = ['label-content-name-mismatch', 'page-has-heading-one']
const rules = Object.fromEntries(alsoMeant.map((id) => [id, { enabled: true }]))

/** What axe calls serious or critical on the page as it is now, and those, at each width, with the places. */
export const findingsOn = async (page: Page): Promise<readonly string[]> => {
  const findings: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Another screen may be fetched for this width.
    await page.locator('h1, h2').first().waitFor({ state: 'attached' })
    const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze()
    const grave = violations.filter(
      ({ id, impact }) => impact === 'serious' || impact === 'critical' || alsoMeant.includes(id),
    )
    for (const { id, nodes } of grave)
      findings.push(...nodes.map(({ target }) => `${width} px, ${id}: ${target.join(' ')}`))
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return findings
}
