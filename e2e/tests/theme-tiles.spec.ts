import { expect, type Page, test } from '@playwright/test'
import { canvas, headline, savedToAccount } from '../steps/designer.ts'
import { createPlumber } from '../steps/plumber.ts'

const family = (page: Page) => page.getByRole('region', { name: 'Family' })
const palette = (page: Page) => page.getByRole('region', { name: 'Palette' })

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

const groundOfPage = (page: Page) =>
  canvas(page)
    .locator('.site')
    .first()
    .evaluate((site) => getComputedStyle(site).getPropertyValue('--surface').trim())

test('[2.theme] families are shown on the page’s own opening, palettes in the colors that the page has then', async ({
  page,
}) => {
  await createPlumber(page, 'theme-tiles@example.com')
  await savedToAccount(page)
  const words = plain(await headline(page).textContent())
  await page.getByRole('button', { name: 'Theme', exact: true }).click()

  await test.step('every family shows the heading in whole', async () => {
    const headings = family(page).locator('h1')
    await expect(headings).toHaveCount(6)
    for (const heading of await headings.all()) {
      expect(plain(await heading.textContent())).toBe(words)
      const isWhole = await heading.evaluate((it) => {
        const root = it.getRootNode()
        if (!(root instanceof ShadowRoot)) return false
        const tile = root.host.getBoundingClientRect()
        const box = it.getBoundingClientRect()
        return box.bottom <= tile.bottom && box.right <= tile.right && box.height > 0
      })
      expect(isWhole).toBe(true)
    }
  })

  await test.step('a palette’s tile has the ground that the page gets', async () => {
    const tile = palette(page).getByRole('button', { pressed: false }).nth(4)
    const ground = await tile
      .locator('b')
      .evaluate((letters) => getComputedStyle(letters.parentElement ?? letters).backgroundColor)
    await tile.click()
    await expect
      .poll(async () => {
        const surface = await groundOfPage(page)
        return page.evaluate((color) => {
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.color = color
          const shown = getComputedStyle(probe).color
          probe.remove()
          return shown
        }, surface)
      })
      .toBe(ground)
  })
})
