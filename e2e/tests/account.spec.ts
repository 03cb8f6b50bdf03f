import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../steps/create-website.ts'
import { appOrigin } from '../steps/origin.ts'

const toAccount = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${appOrigin()}/sign-in?next=%2Faccount`)
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
}

const devices = (page: Page) => page.getByRole('region', { name: 'Signed-in devices' })

test('[2.account] a name that was changed is everywhere at once, and an empty one gives way to the email', async ({
  page,
}) => {
  const email = 'nadia@example.com'
  await page.goto(`${appOrigin()}/sign-in`)
  await signIn(page, email)
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  await expect(page.getByText('No website of your own yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Change name' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Nadia Ferreira')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Name changed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nadia Ferreira' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('complementary').getByText('Nadia Ferreira')).toBeVisible()
  await page.getByRole('button', { name: 'Change name' }).click()
  await page.getByLabel('Name', { exact: true }).fill('  ')
  await page.getByRole('button', { name: 'Change name' }).click()
  await expect(page.getByText('No name yet')).toBeVisible()
  await expect(page.getByRole('complementary').getByText(email)).toBeVisible()
})

test('[2.account] one device signs another out, and then every device', async ({ page, browser }) => {
  const email = 'duarte@example.com'
  await toAccount(page, email)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await toAccount(other, email)
  await page.reload()
  await expect(devices(page).getByRole('listitem')).toHaveCount(2)
  await expect(devices(page).getByText('This device', { exact: true })).toHaveCount(1)
  await devices(page)
    .getByRole('button', { name: /^Sign out \w+ on / })
    .click()
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await expect(other).toHaveURL(/sign-in/)
  await signIn(other, email)
  await expect(devices(other).getByRole('listitem')).toHaveCount(2)
  await devices(other).getByRole('button', { name: 'Sign out everywhere' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(other).toHaveURL(/sign-in/)
  await page.reload()
  await expect(page).toHaveURL(/sign-in/)
  await elsewhere.close()
})
