import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { headline, savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Kelda Plumbing',
  about: 'Plumber in Leeds: leaks £40, taps £60 and bathrooms. Mon-Fri 9-5. 0113 496 0142.',
  place: 'Leeds, England',
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)
const row = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).locator('[data-rail-row]', { hasText: name })

test('[2.designer] the keyboard is never left nowhere', async ({ page }) => {
  await createWebsite(page, business, 'focus@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)

  await row(page, 'Services').click()
  await page.locator('[data-row-of="items"]').first().click()
  await expect(page.getByRole('button', { name: /^Back to/ })).toBeVisible()
  await expect.poll(() => focused(page)).not.toBe('BODY')

  await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Exit Preview' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused()
})
