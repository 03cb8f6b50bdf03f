import { expect, type Page } from '@playwright/test'
import { codeFor, readCode } from '../product/http-account.ts'
import { signIn } from './create-website.ts'
import { appOrigin } from './origin.ts'

/** Signs in and goes to the page of the account. */
export const toAccount = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${appOrigin()}/sign-in?next=%2Faccount`)
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
}

/** Signs out by the menu of the account, which ends at the home page. */
export const signOut = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${appOrigin()}/`)
}

/** Has the server refuse calls of a path that change something, or all, as it refuses whoever signed in a while ago; answers how to end that. */
export const asSignedInLongAgo = async (
  page: Page,
  path: string,
  { reads = false } = {},
): Promise<() => Promise<void>> => {
  const problem = { code: 'session.sign-in-again', text: 'Please sign in again to do this.' }
  await page.route(path, async (route) => {
    await (!reads && route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 403, json: problem }))
  })
  return () => page.unroute(path)
}

/** Proves by a mailed code, where a dialog asks for it, who one is. */
export const confirmByCode = async (
  page: Page,
  email: string,
  isRecentAgain: () => Promise<void>,
): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Confirm that it is you')).toBeVisible()
  const former = await codeFor(appOrigin(), email)
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await isRecentAgain()
  await dialog.getByLabel('Code', { exact: true }).fill(await readCode(appOrigin(), email, former))
}
