import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const widths = [1440, 360] as const

/** What axe calls serious or critical on the page as it is now, at each width, with the places. */
export const findingsOn = async (page: Page): Promise<readonly string[]> => {
  const findings: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    for (const { id, nodes } of grave)
      findings.push(...nodes.map(({ target }) => `${width} px, ${id}: ${target.join(' ')}`))
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return findings
}
