import { devices, expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { headline, savedToAccount } from '../steps/designer.ts'
import { goOffline } from '../steps/go-offline.ts'

test.use(devices['Pixel 7'])

const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of the page' })

/** How many rows of the parts are seen whole. */
const rowsSeen = async (page: Page): Promise<number> => {
  const boxes = await parts(page)
    .locator('> *')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const { x, width, top, bottom } = row.getBoundingClientRect()
        const at = [top + 4, bottom - 4].map((y) => document.elementFromPoint(x + width / 2, y))
        return at.every((element) => element !== null && row.contains(element))
      }),
    )
  return boxes.filter(Boolean).length
}

test('[ruling 12] however a phone is held, and whatever waits, the parts of the page are in reach', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  const about = 'Sourdough bakery in Totnes: loaves £4.50, buns £2.20, open Wed to Sat 8am-2pm'
  await createWebsite(page, { name: 'Nettle & Rye', about, place: 'Totnes' }, 'rye@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 30_000 })
  await test.step('lying, beside the page', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await expect.poll(() => rowsSeen(page)).toBeGreaterThanOrEqual(3)
    await expect(page.getByRole('button', { name: 'Preview' })).toBeInViewport({ ratio: 1 })
    const eye = await page.getByRole('button', { name: 'Preview' }).boundingBox()
    const bar = await page.getByRole('button', { name: 'Publish' }).boundingBox()
    expect((eye?.y ?? 0) + (eye?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  })
  await test.step('offline, while publishing waits', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await savedToAccount(page)
    await goOffline(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish when back' }).tap()
    await expect(page.getByRole('button', { name: 'Do not publish' })).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect.poll(() => rowsSeen(page)).toBeGreaterThanOrEqual(3)
    await page.getByRole('button', { name: 'Do not publish' }).tap()
    await context.setOffline(false)
  })
  await test.step('on a tablet every tool of the bar is as wide as a finger wants', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    for (const name of ['Preview', 'Check', 'Share', 'Save Draft']) {
      const tool = page.getByRole('banner').getByRole('button', { name, exact: true })
      await expect.poll(async () => (await tool.boundingBox())?.width).toBeGreaterThanOrEqual(40)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  })
})
