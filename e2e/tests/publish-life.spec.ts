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

test('[4.publish] publishing is planned in the list, shown there and in the designer, and taken back', async ({
  page,
}) => {
  const draftId = await createWebsite(page, { ...business, name: 'Linney Mill' }, 'mill@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await page.goto(`${appOrigin()}/websites`)
  await page.getByRole('button', { name: 'More for Linney Mill' }).click()
  await page.getByRole('menuitem', { name: 'Publish at a time' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Time zone: /)).toBeVisible()
  await expect(dialog.getByLabel('Website address')).toHaveValue('linney-mill')
  await dialog.getByRole('button', { name: 'Publish then' }).click()
  await expect(page.getByRole('article').getByText(/^Goes out on .*9:00/)).toBeVisible()

  await openDesigner(page, draftId)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText(/^Goes out on .*9:00/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Change or take back' }).click()
  await dialog.getByRole('button', { name: 'Do not publish' }).click()
  await expect(page.getByText('Taken back: it does not go out by itself')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Choose a time' })).toBeVisible()
})
