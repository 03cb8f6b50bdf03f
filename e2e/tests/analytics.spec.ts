import { expect, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { headline, savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Counted Cakes',
  about: 'Birthday cakes to order, baked in Leeds.',
  place: 'Leeds, England',
}

test('[5.analytics] an id without the cookie banner says that nothing is counted, and switches the banner on', async ({
  page,
}) => {
  await createWebsite(page, business, 'counted@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const id = page.getByLabel('Measurement ID')
  await id.fill('123')
  await expect(page.getByText('Measurement ID required')).toBeVisible()
  await expect(page.getByText('Nothing is counted yet')).toBeHidden()

  await id.fill('G-ABC123')
  await expect(page.getByText('Nothing is counted yet')).toBeVisible()
  await page.getByRole('button', { name: 'Switch the cookie banner on' }).click()
  await expect(page.getByText('Cookie banner enabled')).toBeVisible()
  await expect(page.getByText('Nothing is counted yet')).toBeHidden()
  await expect(page.getByRole('switch', { name: 'Cookie banner' })).toBeChecked()
  await savedToAccount(page)
})
