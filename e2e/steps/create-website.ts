import { expect, type Page } from '@playwright/test'
import { designerPath } from '@shingle/shared/paths/app-paths.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { appOrigin } from './origin.ts'
import { signIn, signInUnseen } from './sign-in.ts'

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

/** Makes a website with a new account, unseen, and opens it in the designer. Answers the draft's id. */
export const createWebsite = async (page: Page, business: Business, email: string): Promise<string> => {
  const account = await signInUnseen(page, email)
  const draftId = await createWebsiteByHttp(account, {
    businessName: business.name,
    businessActivities: business.about,
    businessLocation: business.place,
  })
  await page.goto(`${appOrigin()}${designerPath(draftId)}`)
  return draftId
}

/** From the first question to the designer, as a newcomer with a new account. Answers the draft's id. */
export const createWebsiteByQuestions = async (
  page: Page,
  business: Business,
  email: string,
): Promise<string> => {
  await answerQuestions(page, business)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/designer\?websiteId=[0-9a-f]{24}/, { timeout: 30_000 })
  return new URL(page.url()).searchParams.get('websiteId') ?? ''
}
