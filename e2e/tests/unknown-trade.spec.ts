import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, savedToAccount } from '../steps/designer.ts'
import { siteAddress } from '../steps/origin.ts'

const business = {
  name: 'Mendip Water Finders',
  about:
    'We find water with hazel rods for farms and smallholdings around Wells: boreholes, wells and lost drains. Site visit £120, written report £45. Monday to Friday 9:00 to 17:00. We do not drill.',
  place: 'Wells, Somerset, England',
}

/** Finds something by the words people use for it, and goes there. */
const find = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+k')
  const box = page.getByRole('dialog').getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box).toBeHidden()
}
const order = (page: Page): Promise<readonly string[]> =>
  canvas(page)
    .locator('.section[id]')
    .evaluateAll((all) => all.map(({ id }) => id))

test('[2.designer] of a trade that nobody knows the page says its owner’s own words, and with the keyboard alone it is written, ordered and published', async ({
  page,
}) => {
  await createWebsite(page, business, 'rods@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  for (const words of ['£120', '£45', 'hazel rods'])
    await expect(canvas(page).locator('body')).toContainText(words)
  // No mouse from here on: one that is pressed fails the journey.
  for (const frame of page.frames())
    await frame.evaluate(() =>
      window.addEventListener('pointerdown', () => Reflect.set(window.top ?? window, 'pressed', true), true),
    )

  await test.step('a telephone number, found by a word for it', async () => {
    await find(page, 'phone number')
    const phone = page.getByLabel('Phone', { exact: true }).first()
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAttribute('inputmode', 'tel')
    await page.keyboard.type('01749 960123')
    await page.keyboard.press('Tab')
    await expect(canvas(page).getByText('01749 960123').first()).toBeAttached()
  })
  await test.step('the headline, in the form of its section', async () => {
    await find(page, 'introduction')
    const row = page.locator('[data-rail-row]').filter({ hasText: 'Introduction' }).first()
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-region="inspector"] :focus')).toBeVisible()
    await page.keyboard.press('Shift+F6')
    await expect(canvas(page).locator('.section-introduction')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(headline(page)).toBeFocused()
    await expect(headline(page)).toHaveAttribute('contenteditable')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Water, found')
    await page.keyboard.press('Escape')
    await expect(headline(page)).toHaveText('Water, found')
  })
  await test.step('a section is carried', async () => {
    const before = await order(page)
    await page.locator('[data-rail-row]').filter({ hasText: 'Contact' }).first().focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press(' ')
    await expect.poll(() => order(page)).not.toEqual(before)
  })
  await test.step('published at the address that is proposed', async () => {
    await savedToAccount(page)
    await find(page, 'publish')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Website address')).toHaveValue('mendip-water-finders')
    await expect(dialog.getByText('Web address available')).toBeVisible()
    await dialog.getByLabel('Website address').press('Enter')
    await expect(page.getByRole('heading', { name: 'Website Published' })).toBeVisible()
  })
  expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toBeUndefined()
  await page.goto(siteAddress('mendip-water-finders'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water, found')
  await expect(page.getByText('£120').first()).toBeVisible()
})
