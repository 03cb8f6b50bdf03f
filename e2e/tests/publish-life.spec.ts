import { expect, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { headline, openDesigner, retype, savedToAccount } from '../steps/designer.ts'
import { goOffline } from '../steps/go-offline.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'

const business = {
  name: 'Linney Bakehouse',
  about: 'A bakehouse in Ludlow. Sourdough and rye from Wednesday to Saturday.',
  place: 'Ludlow, England',
}

test('[4.publish] what is published offline goes out when its owner is back, though the tab was closed', async ({
  context,
  page,
}) => {
  const draftId = await createWebsite(page, business, 'linney@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await goOffline(page)
  await retype(page, headline(page), 'Baked on the train')
  const publishLater = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Website address').fill('linney')
    await dialog.getByRole('button', { name: 'Publish when back' }).click()
    await expect(page.getByText('Publishing waits.', { exact: true })).toBeVisible()
  }
  await publishLater()
  await page.getByRole('button', { name: 'Do not publish' }).click()
  await expect(page.getByText('Publishing waits.', { exact: true })).toBeHidden()
  await publishLater()
  await expect(page.getByText('Saved on this device').first()).toBeVisible()
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${appOrigin()}/websites`)
  await expect(later.getByText('Publishing waits until you open it here.')).toBeVisible()
  await openDesigner(later, draftId)
  await expect(later.getByText('Website Published')).toBeVisible({ timeout: 20_000 })
  await expect(later.getByText('Publishing waits.', { exact: true })).toBeHidden()
  await later.goto(siteAddress('linney'))
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Baked on the train')
})
