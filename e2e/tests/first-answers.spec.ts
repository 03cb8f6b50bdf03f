import { expect, test } from '@playwright/test'
import { publish, savedToAccount } from '../steps/designer.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { signIn } from '../steps/sign-in.ts'

// A clock in Paris says nothing about where a business is.
test.use({ timezoneId: 'Europe/Paris' })

test('[1.location] a town guessed from the clock is no fact until its owner says so', async ({ page }) => {
  await page.goto(`${appOrigin()}/create`)
  await page.getByLabel('Business name').fill('Atelier Nord')
  await page.getByLabel('What the business is about').fill('Wedding photographer: portraits, albums, films.')
  await expect(page.locator('form').getByText('Paris, France')).toBeVisible()
  await expect(page.getByText('Guessed from your clock')).toBeVisible()
  for (const next of ['Choose fonts', 'Choose colors', 'Choose sections', 'Create Your Site']) {
    await expect(page.getByRole('button', { name: next })).toBeVisible()
    if (next !== 'Choose fonts') await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: next }).click()
  }
  await signIn(page, 'atelier-nord@example.com')
  await expect(page).toHaveURL(/\/designer\?websiteId=/, { timeout: 30_000 })
  await publish(page, 'atelier-nord')
  await page.keyboard.press('Escape')
  const visitor = await page.context().newPage()
  await visitor.goto(siteAddress('atelier-nord'))
  expect(await visitor.content()).not.toMatch(/Paris|France/)
  await visitor.close()

  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByText('Not confirmed yet.')).toBeVisible()
  await page.getByRole('button', { name: 'That’s right' }).click()
  await expect(page.getByLabel('Town or region', { exact: true })).toHaveValue('Paris')
  await savedToAccount(page)
})

test('[5.link] an address that is none is shown with its error, even when its box was folded away', async ({
  page,
}) => {
  await page.goto(`${appOrigin()}/create`)
  await page.getByLabel('Business name').fill('Atelier Nord')
  await page.getByLabel('What the business is about').fill('Wedding photographer: portraits, albums, films.')
  await page.getByText('Bring a page you have').click()
  await page.getByLabel('Web address').fill('atelier.example/about us')
  await page.getByText('Bring a page you have').click()
  await page.getByRole('button', { name: 'Choose fonts' }).click()
  await expect(page.getByText('Please enter a valid web address')).toBeVisible()
  await expect(page.getByLabel('Web address')).toBeFocused()
})

test('[2.home] a trade chosen on the way in stands until the words speak of another', async ({ page }) => {
  const understood = page.getByRole('region', { name: 'What we understood' })
  const about = page.getByLabel('What the business is about')
  await page.goto(`${appOrigin()}/create?industry=bike-repair`)
  await expect(understood).toContainText('Your trade: Bike repair')
  await about.fill('Bikes repaired while you wait.')
  await expect(understood).toContainText('Your trade: Bike repair')
  await about.fill('Piano teacher: piano lessons for children.')
  await expect(understood).toContainText('From what you wrote')
  await expect(understood).not.toContainText('Bike repair')

  await page.goto(`${appOrigin()}/create?name=Rosa+Piano&about=Piano+lessons+for+children`)
  await expect(page.getByLabel('Business name')).toHaveValue('Rosa Piano')
  await expect(understood).toBeVisible()
  await expect(understood).not.toContainText('Bike repair')
})
