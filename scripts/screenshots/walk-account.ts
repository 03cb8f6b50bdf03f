import { setTimeout as pause } from 'node:timers/promises'
import { disconnectGoogleEndpoint } from '@shingle/shared/google/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { outboxPaths } from '@shingle/shared/paths/server-paths.ts'
import type { Browser, Page } from 'playwright'
import { startGoogleProduct } from '../../e2e/product/google-product.ts'
import { signInByHttp } from '../../e2e/product/http-account.ts'
import { asSignedInLongAgo, toAccount } from '../../e2e/steps/account.ts'
import { withAuthenticator } from '../../e2e/steps/authenticator.ts'
import { appOrigin } from '../../e2e/steps/origin.ts'
import { take, takeMail, visitor } from './take.ts'
import { takeFailedDeletion, walkAnswers } from './walk-answers.ts'

const person = { email: 'nadia@ferreiratiling.example', office: 'office@ferreiratiling.example' }
const password = 'a key under the mat'
/** Of a mailbox that Google does not run. */
const business = { sub: '2', email: 'rosa@pellstreetcycles.example', name: 'Rosa Pell' }
const google = { sub: '1', email: 'nadia.ferreira@gmail.com', name: 'Nadia Ferreira' }

/** Until what was told of the last step is gone. */
const toastsGone = () => pause(5500)

const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()

/** The dialogs of the ways to sign in, each as it opens and as it is filled in. */
const walkWays = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Set a password' }).first().click()
  await page.getByLabel('New password').fill(password)
  await page.getByText('long enough').waitFor()
  await take(page, 'account-set-password')
  await page.getByRole('dialog').getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('button', { name: 'Remove password' }).waitFor()
  await toastsGone()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill('not the key')
  await page.getByLabel('New password').fill('a spare key, on a hook')
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Incorrect password.').waitFor()
  await take(page, 'account-change-password')
  await cancel(page)
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await take(page, 'account-connect-google')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await (await opening).getByRole('link', { name: google.email }).click()
  await page.getByText(`With ${google.email}`).waitFor()
  await toastsGone()
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await page.getByRole('dialog', { name: 'Disconnect Google?' }).waitFor()
  await take(page, 'account-disconnect-google')
  await cancel(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await take(page, 'account-add-passkey')
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: /^Remove passkey/ }).waitFor()
  await toastsGone()
  await page.getByRole('button', { name: /^Remove passkey/ }).click()
  await take(page, 'account-remove-passkey')
  await cancel(page)
}

/** What is asked of whoever signed in a while ago, in every way that the account has. */
const walkConfirming = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Remove password' }).click()
  await take(page, 'account-remove-password')
  await cancel(page)
  const isRecentAgain = await asSignedInLongAgo(page, disconnectGoogleEndpoint)
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Confirm that it is you').waitFor()
  await take(page, 'account-confirm')
  await page.getByRole('button', { name: 'Send me a code instead' }).click()
  await page.getByText('Sent to').waitFor()
  await take(page, 'account-confirm-code')
  await cancel(page)
  await isRecentAgain()
}

const walkEmail = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(person.email)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByText('This is your email already.').waitFor()
  await take(page, 'account-email', { isWhole: true })
  await page.getByLabel('New email').fill(person.office)
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByText('Waiting for you').waitFor()
  await toastsGone()
  await take(page, 'account', { isWhole: true })
}

/** The page that the mail at the new address leads to, in another browser, in this one, and once more. */
const walkNewEmail = async (page: Page, other: Page, origin: string): Promise<void> => {
  await takeMail(other, { to: person.office, name: 'outbox-mail' })
  const mail = page.locator('article').filter({ hasText: 'Confirm your new email' }).first()
  await page.goto(`${origin}${outboxPaths.page}`)
  await mail.getByText('Read the mail').click()
  const button = mail.frameLocator('iframe').getByRole('link', { name: 'Confirm this email' })
  const href = await button.getAttribute('href')
  await other.goto(String(href))
  await other.getByRole('button', { name: 'Sign In' }).waitFor()
  await take(other, 'new-email-signed-out')
  await page.goto(String(href))
  await page.getByText('Your email is changed').waitFor()
  await take(page, 'new-email')
  await page.reload()
  await page.getByText('Email link expired').waitFor()
  await take(page, 'new-email-expired')
}

/** Signing in by a Google account whose address has an account of its own here. */
const walkConnecting = async (page: Page): Promise<void> => {
  await signInByHttp(appOrigin(), business.email)
  await page.goto(`${appOrigin()}${appPaths.signIn}`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await (await opening).getByRole('link', { name: business.email }).click()
  await page.getByRole('heading', { name: 'Connect Google?' }).waitFor()
  await take(page, 'sign-in-connect-google')
}

/** One's own account: the ways to sign in, the dialogs that change them, and another email. */
export const walkAccount = async (browser: Browser): Promise<void> => {
  const product = await startGoogleProduct([google, business])
  const context = await browser.newContext(visitor)
  const page = await context.newPage()
  const other = await (await browser.newContext(visitor)).newPage()
  try {
    await withAuthenticator(page)
    await toAccount(page, person.email)
    await page.getByRole('button', { name: 'Add name' }).click()
    await page.getByLabel('Name', { exact: true }).fill(google.name)
    await page.keyboard.press('Enter')
    await toastsGone()
    await walkWays(page)
    await walkConfirming(page)
    await walkEmail(page)
    await takeFailedDeletion(page, password)
    await walkNewEmail(page, other, product.origin)
    await walkAnswers(page)
    await walkConnecting(other)
  } finally {
    await product.stop()
  }
}
