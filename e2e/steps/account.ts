import { expect, type Page } from '@playwright/test'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { logoutEndpoint } from '@shingle/shared/session/endpoints.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import { codeFor, readCode } from '../product/http-account.ts'
import { callsOf } from './calls-of.ts'
import { appOrigin } from './origin.ts'
import { signInUnseen } from './sign-in.ts'

/** Signs the browser in and goes to the page of the account. */
export const toAccount = async (page: Page, email: string): Promise<void> => {
  await signInUnseen(page, email)
  await page.goto(`${appOrigin()}${appPaths.account}`)
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
}

/** Signs out by the menu of the account, which ends at the home page. */
export const signOut = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${appOrigin()}/`)
}

/** The server forgets the session behind this browser's cookie, as it does when its time is up. */
export const endSessionAtServer = async (page: Page): Promise<void> => {
  const answer = await page.request.post(`${appOrigin()}${logoutEndpoint.path}`, {
    headers: { origin: appOrigin(), 'sec-fetch-site': 'same-origin', [appHeader]: '1' },
  })
  expect(answer.ok()).toBe(true)
}

/** Has the server refuse calls of an address that change something, or all, as it refuses whoever signed in a while ago; answers how to end that. */
export const asSignedInLongAgo = async (
  page: Page,
  endpoint: { readonly path: string },
  { reads = false } = {},
): Promise<() => Promise<void>> => {
  const problem = { code: 'session.sign-in-again', text: 'Please sign in again to do this.' }
  await page.route(callsOf(endpoint), async (route) => {
    await (!reads && route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 403, json: problem }))
  })
  return () => page.unroute(callsOf(endpoint))
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
