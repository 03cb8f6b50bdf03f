import { expect, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline } from '../steps/designer.ts'
import { appOrigin } from '../steps/origin.ts'

test('[3.contact] messages go to another address once it has agreed by the link in its mail', async ({
  page,
}) => {
  await createWebsite(
    page,
    { name: 'Aldgate Plumbing', about: 'Emergency plumber in Leeds. We fix leaks.', place: 'Leeds, England' },
    'petra@example.com',
  )
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await canvas(page)
    .locator('.section-contact')
    .click({ position: { x: 8, y: 8 } })
  const inspector = page.getByRole('complementary')
  const field = inspector.getByLabel('Contact form email')
  await field.fill('petra@example.com')
  await field.blur()
  await expect(inspector.getByText('Messages of your visitors go to this address.')).toBeVisible()
  await field.fill('desk@example.com')
  await field.blur()
  await expect(
    inspector.getByText('Messages go to petra@example.com until this address agrees to get them.'),
  ).toBeVisible()
  await inspector.getByRole('button', { name: 'Ask it by mail' }).click()
  await expect(inspector.getByText('We have mailed this address.')).toBeVisible()

  const other = await page.context().newPage()
  await expect(async () => {
    await other.goto(`${appOrigin()}/dev/outbox`)
    await expect(other.locator('article').filter({ hasText: 'desk@example.com' })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  const mail = other.locator('article').filter({ hasText: 'desk@example.com' })
  await mail.getByText('Read the mail').click()
  const link = mail.frameLocator('iframe').getByRole('link', { name: 'See what it is about' })
  await other.goto((await link.getAttribute('href')) ?? '')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Shall messages of visitors come')
  await other.getByRole('button', { name: 'Yes, send them to me' }).click()
  await expect(other.getByRole('heading', { name: 'Messages come to your address' })).toBeVisible()

  await page.bringToFront()
  await field.focus()
  await field.blur()
  await expect(inspector.getByText('Messages of your visitors go to this address.')).toBeVisible()
})
