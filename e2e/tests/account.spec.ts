import { expect, type Page, type Route, test } from '@playwright/test'
import { deleteAccountEndpoint, weighAccountEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { asSignedInLongAgo, confirmByCode, toAccount } from '../steps/account.ts'
import { callsOf } from '../steps/calls-of.ts'
import { createWebsite } from '../steps/create-website.ts'
import { publish } from '../steps/designer.ts'
import { storesWith } from '../steps/device.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { signIn } from '../steps/sign-in.ts'

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
  await page.getByRole('button', { name: 'Add name' }).click()
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
  await expect(other).toHaveURL(`${appOrigin()}/`)
  await page.reload()
  await expect(page).toHaveURL(/sign-in/)
  await elsewhere.close()
})

test('[4.account] a deleted account is gone with its websites, and home says so once', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const email = 'tilde@example.com'
  const business = {
    name: 'Azulejo Repairs',
    about: 'We repair old wall tiles in kitchens and stairwells.',
    place: 'Porto, Portugal',
  }
  await createWebsite(page, business, email)
  await publish(page, 'azulejo-repairs')
  await page.goto(`${appOrigin()}/account`)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText('1 website', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Download my data' })).toBeVisible()
  const button = dialog.getByRole('button', { name: 'Delete account' })
  await expect(button).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  // The server does it, and its answer is lost.
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(callsOf(deleteAccountEndpoint), loseAnswer, { times: 1 })
  await button.click()
  // What else this page asks for may tell it first that the account is gone: then nothing is to be tried again.
  const retry = page
    .getByRole('dialog', { name: 'Account deletion failed' })
    .getByRole('button', { name: 'Try again' })
  await expect(retry.or(page.getByText('Your account is deleted'))).toBeVisible()
  if (await retry.isVisible()) await retry.click()
  await expect(page).toHaveURL(`${appOrigin()}/`)
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  const visitor = await browser.newPage()
  await expect(async () => {
    expect((await visitor.goto(siteAddress('azulejo-repairs')))?.status()).toBe(404)
  }).toPass()
  expect(await storesWith(page, [email, business.name])).toEqual([])
  await expect(async () => {
    await visitor.goto(`${appOrigin()}/dev/outbox`)
    const mail = visitor.locator('article').filter({ hasText: email })
    await expect(mail.filter({ hasText: 'Your Shingle account was deleted' })).toHaveCount(1, {
      timeout: 500,
    })
  }).toPass()
  await page.reload()
  await expect(page.getByText('Your account is deleted')).toBeHidden()
  await page.goto(`${appOrigin()}/sign-in`)
  await signIn(page, email)
  await expect(page.getByText('Nothing hangs here.')).toBeVisible()
})

test('[2.4.sessions] who signed in long ago proves once more who they are before the account goes', async ({
  page,
}) => {
  const email = 'prove@example.com'
  await toAccount(page, email)
  const isRecentAgain = await asSignedInLongAgo(page, weighAccountEndpoint, { reads: true })
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Confirm that it is you')).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toBeHidden()
  await confirmByCode(page, email, isRecentAgain)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Your account is deleted')).toBeVisible()
})
