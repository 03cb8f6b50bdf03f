import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { Browser, BrowserContext, Page } from 'playwright'
import { startProduct } from '../../e2e/product/start-product.ts'
import { followMail } from '../../e2e/steps/invitation.ts'
import { appOrigin } from '../../e2e/steps/origin.ts'
import { take, visitor } from './take.ts'

const person = { byLink: 'nadia@ferreiratiling.example', byPassword: 'office@ferreiratiling.example' }
const password = 'a key under the mat'

const toSignIn = (page: Page, way = ''): Promise<unknown> =>
  page.goto(`${appOrigin()}${appPaths.signIn}${way}`)

/** The code, while it is waited for and after a wrong one. */
const walkCode = async (page: Page): Promise<void> => {
  await toSignIn(page)
  await page.getByLabel('Email').fill(person.byLink)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code', { exact: true }).waitFor()
  await take(page, 'sign-in-code')
  await page.getByLabel('Code', { exact: true }).fill('AAAAAA')
  await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()
  await take(page, 'sign-in-code-wrong')
}

/** The magic link: sent, opened in another browser, in this one, and once more. */
const walkLink = async (page: Page, context: BrowserContext, elsewhere: Page): Promise<void> => {
  const open = (at: Page) =>
    followMail(at, { to: person.byLink, subject: /magic link/, button: 'Sign in to Shingle' })
  await toSignIn(page)
  await page.getByLabel('Email').fill(person.byLink)
  await page.getByRole('button', { name: 'Send me a magic link' }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await take(page, 'sign-in-link')
  await open(elsewhere)
  await elsewhere.getByRole('heading', { name: 'Device not supported' }).waitFor()
  await take(elsewhere, 'sign-in-link-elsewhere')
  const other = await context.newPage()
  await open(other)
  await other.waitForURL('**/websites')
  await open(other)
  await other.getByRole('heading', { name: 'Email link expired' }).waitFor()
  await take(other, 'sign-in-link-expired')
  await other.close()
}

/** An account with a password: made, confirmed elsewhere, mistyped, forgotten and set anew. */
const walkPassword = async (page: Page, elsewhere: Page): Promise<void> => {
  const email = person.byPassword
  await toSignIn(page, '?way=password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password.slice(0, 9))
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await page.getByText('3 more characters').waitFor()
  await take(page, 'sign-up')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()
  await take(page, 'sign-up-sent')
  await followMail(elsewhere, { to: email, subject: /Confirm your email/, button: 'Confirm my email' })
  await elsewhere.getByText('You asked in another browser.').waitFor()
  await take(elsewhere, 'sign-up-elsewhere')
  await elsewhere.getByLabel('Password').fill(password)
  await elsewhere.getByRole('button', { name: 'Confirm and sign in' }).click()
  await elsewhere.waitForURL('**/websites')
  await toSignIn(page, '?way=password')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('not the key at all')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Incorrect password.').waitFor()
  await take(page, 'sign-in-password')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await page.getByText('the link is on its way').waitFor()
  await take(page, 'sign-in-forgot')
  await followMail(page, { to: email, subject: /new password/, button: 'Set a new password' })
  await page.getByLabel('New password').fill('another key altogether')
  await take(page, 'sign-in-new-password')
}

/** Every way in: what is asked, what was sent, and what a link says that does not open the door. */
export const walkSignIn = async (browser: Browser): Promise<void> => {
  const product = await startProduct()
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const context = await browser.newContext(visitor)
    const page = await context.newPage()
    const elsewhere = await (await browser.newContext(visitor)).newPage()
    await walkCode(page)
    await walkLink(page, context, elsewhere)
    const other = await (await browser.newContext(visitor)).newPage()
    await walkPassword(other, elsewhere)
  } finally {
    await product.stop()
  }
}
