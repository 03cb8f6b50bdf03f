import { expect, type Page } from '@playwright/test'
import { codeFor, readCode } from '../product/http-account.ts'
import { appOrigin } from './origin.ts'

/** What a newcomer tells about their business. */
export interface Business {
  readonly name: string
  readonly about: string
  readonly place: string
}

/** Walks the questions 0 to 3 without an account and asks for the site. */
export const answerQuestions = async (page: Page, business: Business): Promise<void> => {
  await page.goto(`${appOrigin()}/create`)
  await page.getByLabel('Business name').fill(business.name)
  await page.getByLabel('What the business is about').fill(business.about)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('Where you work').fill(business.place)
  await page.getByRole('button', { name: 'Choose fonts' }).click()
  await page.getByRole('button', { name: 'Choose colors' }).click()
  await page.getByRole('button', { name: 'Choose sections' }).click()
  await page.getByRole('button', { name: 'Create Your Site' }).click()
}

/** Signs in on the sign-in screen by the code from the outbox. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  const former = await codeFor(appOrigin(), email)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await readCode(appOrigin(), email, former))
}

/** From the first question to the designer, as a newcomer with a new account. Answers the draft's id. */
export const createWebsite = async (page: Page, business: Business, email: string): Promise<string> => {
  await answerQuestions(page, business)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/designer\?websiteId=[0-9a-f]{24}/, { timeout: 30_000 })
  return new URL(page.url()).searchParams.get('websiteId') ?? ''
}
