import { expect, type Page, test } from '@playwright/test'
import type { GooglePerson } from '@shingle/api/testing/fake-google.ts'
import { changeEmailEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import { type GoogleProduct, startGoogleProduct } from '../product/google-product.ts'
import { readCode, signInByHttp } from '../product/http-account.ts'
import { asSignedInLongAgo, signOut } from '../steps/account.ts'
import { findingsOn } from '../steps/findings.ts'
import { followMail } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const people: readonly GooglePerson[] = [
  { sub: '101', email: 'wren@gmail.com', name: 'Wren Ashdown' },
  { sub: '102', email: 'rosa@pellstreetcycles.example', name: 'Rosa Pell' },
  { sub: '103', email: 'tap@gmail.com', name: 'Tam Prentice' },
  { sub: '104', email: 'ines@gmail.com', name: 'Ines Falk' },
]

let product: GoogleProduct
test.beforeAll(async () => {
  product = await startGoogleProduct(people)
})
test.afterAll(() => product.stop())

const openWindow = async (page: Page): Promise<Page> => {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  return opening
}

test('[1.google] a window of Google’s signs in, and closes by itself', async ({ page }) => {
  await page.goto(`${appOrigin()}/sign-in`)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  const popup = await openWindow(page)
  const closing = popup.waitForEvent('close')
  await popup.getByRole('link', { name: 'Continue as wren@gmail.com' }).click()
  await closing
  await expect(page).toHaveURL(/\/websites$/)
  await expect(page.getByRole('button', { name: 'Wren Ashdown' })).toBeVisible()
})

test('[8.google] a window that is closed, and a person who declines, are told in the specification’s words', async ({
  page,
}) => {
  await page.goto(`${appOrigin()}/sign-in`)
  const closed = await openWindow(page)
  await closed.getByRole('link', { name: 'Cancel' }).waitFor()
  await expect(page.getByText('Login Popup Closed.')).toBeHidden()
  await closed.close()
  await expect(page.getByText('Login Popup Closed.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  const declined = await openWindow(page)
  await declined.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Login Cancelled.')).toBeVisible()
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('[1.google] where the browser opens no window, the page goes to Google and comes back to where it was going', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${appOrigin()}/sign-in?next=/designer`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Login Cancelled.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to signing in' }).click()
  await page.goto(`${appOrigin()}/sign-in?next=//evil.example/x`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: 'Continue as wren@gmail.com' }).click()
  await expect(page).toHaveURL(`${appOrigin()}/websites`)
})

test('[2.4.sessions] whoever leaves the page for Google finds what they typed there, and the mailed link they came with', async ({
  browser,
  page,
}) => {
  const email = 'ines-office@example.com'
  const withoutWindows = () => {
    window.open = () => null
  }
  const byGoogle = async (tab: Page, answer: string) => {
    await tab.getByRole('button', { name: 'Continue with Google' }).click()
    await tab.getByRole('link', { name: answer }).click()
  }
  await page.addInitScript(withoutWindows)
  await page.goto(`${appOrigin()}/sign-in?next=/account`)
  await byGoogle(page, 'Continue as ines@gmail.com')
  const profile = page.getByRole('region', { name: 'Profile' })
  const change = profile.getByRole('button', { name: 'Change email' })
  await change.click()
  await profile.getByLabel('New email').fill(email)
  const isRecentAgain = await asSignedInLongAgo(page, changeEmailEndpoint)
  await change.click()
  await byGoogle(page, 'Continue as ines@gmail.com')
  await isRecentAgain()
  await expect(profile.getByLabel('New email')).toHaveValue(email)
  await change.click()
  await expect(page.getByText(`Waiting for you to use the link mailed to ${email}`)).toBeVisible()
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await other.addInitScript(withoutWindows)
  await followMail(other, { to: email, subject: /Confirm your new email/, button: 'Confirm this email' })
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.getByLabel('Email').fill('ines@gmail.com')
  await byGoogle(other, 'Cancel')
  await other.getByRole('link', { name: 'Back to where you were' }).click()
  await expect(other.getByRole('dialog').getByLabel('Email')).toHaveValue('ines@gmail.com')
  await byGoogle(other, 'Continue as ines@gmail.com')
  await expect(other.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()
  await other.context().close()
})

test('[T13] for a mailbox that Google does not run, the account is signed in to once, and Google opens it from then on', async ({
  page,
}) => {
  const email = 'rosa@pellstreetcycles.example'
  await signInByHttp(appOrigin(), email)
  await page.goto(`${appOrigin()}/sign-in`)
  const asRosa = async () => {
    const popup = await openWindow(page)
    await popup.getByRole('link', { name: `Continue as ${email}` }).click()
  }
  await asRosa()
  await expect(page.getByRole('heading', { name: 'Connect Google?' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  const former = await readCode(appOrigin(), email)
  await page.getByRole('button', { name: 'Send me a code instead' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await readCode(appOrigin(), email, former))
  await expect(page.getByText('Google opens your account too')).toBeVisible()
  await expect(page).toHaveURL(/\/websites$/)
  await signOut(page, email)
  await page.goto(`${appOrigin()}/sign-in`)
  await asRosa()
  await expect(page).toHaveURL(/\/websites$/)
})

test('[1.google] the browser’s own prompt signs in', async ({ page }) => {
  const [, , person] = people
  await page.exposeFunction('signToken', (nonce: string) =>
    person === undefined ? '' : product.google.idToken(person, { nonce }),
  )
  await page.addInitScript(() => {
    // The browser asks accounts.google.com itself, which tests have no way to: what it would answer with is real.
    navigator.credentials.get = async (asked) => {
      const [provider] = Object(asked).identity.providers
      const sign: (nonce: string) => Promise<string> = Object(window).signToken
      return Object.assign(Object.create(null), { token: await sign(provider.params.nonce) })
    }
  })
  await page.goto(`${appOrigin()}/sign-in`)
  await expect(page).toHaveURL(/\/websites$/)
  await expect(page.getByRole('button', { name: 'Tam Prentice' })).toBeVisible()
})
