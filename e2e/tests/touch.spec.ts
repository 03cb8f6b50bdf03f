import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, publish, savedToAccount } from '../steps/designer.ts'

test.use({ hasTouch: true })

const business = {
  name: 'Nonna’s Pasta Van',
  about: 'Fresh pasta from a van in Bristol: tagliatelle, gnocchi, lasagne. We come to weddings and markets.',
  place: 'Bristol, England',
}

const row = (page: Page, title: string) => page.locator('[data-rail-row]').filter({ hasText: title }).first()
const order = (page: Page) =>
  canvas(page)
    .locator('.section[id]')
    .evaluateAll((all) => all.map(({ id }) => id))
/** Nothing that can be pressed stands outside of the window. */
const buttonsOutside = (page: Page) =>
  page.locator('header button:visible, [role="toolbar"] button:visible').evaluateAll((all) =>
    all
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect()
        return left < 0 || right > window.innerWidth
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  )

for (const [width, height] of [
  [1280, 720],
  [1024, 768],
] as const) {
  test(`[2.designer] with fingers alone a page is written, ordered, looked at and published at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await createWebsite(page, business, `touch-${width}@example.com`)
    await expect(headline(page)).toBeVisible({ timeout: 20_000 })
    await savedToAccount(page)
    expect(await buttonsOutside(page)).toEqual([])

    await headline(page).tap()
    await expect(headline(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Pasta at your door')
    await expect(headline(page)).toHaveText('Pasta at your door')
    expect(await buttonsOutside(page)).toEqual([])

    const before = await order(page)
    await row(page, 'Contact').tap()
    await page.getByRole('toolbar', { name: 'Contact section' }).getByLabel('Move up').tap()
    const from = before.indexOf('contact')
    await expect.poll(async () => (await order(page)).indexOf('contact')).toBe(from - 1)
    await page.getByRole('button', { name: 'Undo' }).first().tap()
    await expect.poll(() => order(page)).toEqual(before)

    for (const mode of ['Settings', 'Theme', 'Sections']) {
      await page.getByRole('navigation', { name: 'Mode' }).getByRole('button', { name: mode }).tap()
      expect(await buttonsOutside(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Preview' }).first().tap()
    await expect(canvas(page).getByRole('heading', { name: 'Pasta at your door' })).toBeVisible()
    await page.getByRole('button', { name: 'Exit Preview' }).tap()
    await savedToAccount(page)
    await publish(page, `nonnas-pasta-van-${width}`)
  })
}
