import { expect, type Page } from '@playwright/test'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { codeFor, type HttpAccount, readCode, signInByHttp } from '../product/http-account.ts'
import { appOrigin } from './origin.ts'

/** Signs in on the sign-in screen by the code from the outbox. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  const former = await codeFor(appOrigin(), email)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await readCode(appOrigin(), email, former))
}

/** Signs the browser in without showing it the sign-in screen. Answers the account, to call the api as it. */
export const signInUnseen = async (page: Page, email: string): Promise<HttpAccount> => {
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const account = await signInByHttp(appOrigin(), email, { userAgent })
  await page.context().addCookies(account.cookies.map((cookie) => ({ ...cookie, url: appOrigin() })))
  return account
}

/** Signs the browser in and opens the list of websites. */
export const openList = async (page: Page, email: string): Promise<void> => {
  await signInUnseen(page, email)
  // A browser that remembers nobody asks once who is signed in, and takes no answer for nobody.
  await expect(async () => {
    await page.goto(`${appOrigin()}${appPaths.websites}`)
    await expect(page.getByRole('button', { name: email })).toBeVisible({ timeout: 10_000 })
  }).toPass()
}
