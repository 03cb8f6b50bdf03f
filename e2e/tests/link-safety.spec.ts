import { expect, type Page, test } from '@playwright/test'
import { type ImportProduct, startImportProduct } from '../product/import-product.ts'
import { canvas, headline, publish, savedToAccount } from '../steps/designer.ts'
import { findingsOn } from '../steps/findings.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { signInUnseen } from '../steps/sign-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let started: ImportProduct
test.beforeAll(async () => {
  started = await startImportProduct({
    'booking.example': '<title>Booking</title>',
    'silent.example': (_request, response) => response.destroy(),
    'short.example': (_request, response) =>
      response.writeHead(302, { location: 'https://paypal-login.example/' }).end(),
  })
})
test.afterAll(() => started.stop())

const lead = async (page: Page, address: string) => {
  await page.getByRole('complementary').getByLabel('Web address').fill(address)
  await page.keyboard.press('Enter')
}

test('[3.link-safety] a link is checked at its field; an unsafe one is told there and before publishing, and visitors do not get it', async ({
  page,
}) => {
  const email = 'links@example.com'
  const { draftId } = await websiteOf(email, 'Ludlow Chairs')
  await signInUnseen(page, email)
  await page.goto(`${appOrigin()}/designer?websiteId=${draftId}`)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Header', { exact: true }).click()
  const inspector = page.getByRole('complementary')
  await inspector.getByLabel('Button', { exact: true }).fill('Pay here')
  await inspector.getByLabel('The button leads to').selectOption('Web')

  await lead(page, 'booking.example')
  await expect(inspector.getByText('Safe: the link was checked.')).toBeVisible()
  await lead(page, 'silent.example')
  await expect(inspector.getByText('Verification process failed. Please try again.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await inspector.getByRole('button', { name: 'Try again' }).click()
  await expect(inspector.getByText('Verification process failed. Please try again.')).toBeVisible()

  // What it leads to decides.
  await lead(page, 'short.example')
  await expect(inspector.getByText('URL flagged as malicious.')).toBeVisible()
  await expect(inspector.getByLabel('Web address')).toHaveAttribute('aria-invalid', 'true')
  expect(await findingsOn(page)).toEqual([])
  await savedToAccount(page)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const remark = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: 'URL flagged as malicious.' })
  await expect(remark).toContainText('1 link in Header is left out.')
  await remark.getByRole('button', { name: 'Fix' }).click()
  await expect(inspector.getByLabel('Web address')).toHaveValue('https://short.example')
  await publish(page, 'ludlow-chairs')
  await expect(canvas(page).getByText('Pay here').first()).toBeVisible()
  await page.goto(siteAddress('ludlow-chairs'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Pay here')).toHaveCount(0)
})
