import { expect, type Page, test } from '@playwright/test'
import { canvas, headline, savedToAccount } from '../steps/designer.ts'
import { createPlumber } from '../steps/plumber.ts'

const family = (page: Page) => page.getByRole('region', { name: 'Family' })
const palette = (page: Page) => page.getByRole('region', { name: 'Palette' })

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

const surfaceOf = (site: Element): string => getComputedStyle(site).getPropertyValue('--surface').trim()

/** Whether all of a heading is seen in its tile. */
const isWhole = (heading: Element): boolean => {
  const root = heading.getRootNode()
  if (!(root instanceof ShadowRoot)) return false
  const tile = root.host.getBoundingClientRect()
  const box = heading.getBoundingClientRect()
  return box.bottom <= tile.bottom && box.right <= tile.right && box.height > 0
}

test('[2.theme] families and palettes are shown on the page’s own opening, in the colors that it has then', async ({
  page,
}) => {
  await createPlumber(page, 'theme-tiles@example.com')
  await savedToAccount(page)
  const words = plain(await headline(page).textContent())
  await page.getByRole('button', { name: 'Theme', exact: true }).click()

  await test.step('every family and every palette shows the heading in whole', async () => {
    const ofPalettes = palette(page).locator('h1')
    await expect(family(page).locator('h1')).toHaveCount(6)
    await expect(ofPalettes).toHaveCount(8)
    for (const heading of [...(await family(page).locator('h1').all()), ...(await ofPalettes.all())]) {
      expect(plain(await heading.textContent())).toBe(words)
      await expect.poll(() => heading.evaluate(isWhole)).toBe(true)
    }
  })

  await test.step('lines and pictures in them are as large as on the page', async () => {
    const measured = await family(page)
      .locator('[class*="em-"]')
      .evaluateAll((all) =>
        all
          .filter(({ className }) => /\bem-\d/.test(className))
          .map((one) => getComputedStyle(one).getPropertyValue('--em')),
      )
    expect(measured.length).toBeGreaterThan(0)
    expect(measured).not.toContain('')
  })

  await test.step('a palette’s tile has the ground that the page gets', async () => {
    const other = page.locator('[aria-pressed="false"]')
    const tile = palette(page).locator('[data-palette]').filter({ has: other }).nth(4)
    const ground = await tile.locator('.site').evaluate(surfaceOf)
    await tile.getByRole('button').click()
    await expect.poll(() => canvas(page).locator('.site').first().evaluate(surfaceOf)).toBe(ground)
  })
})
