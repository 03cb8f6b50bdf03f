import { expect, type Page } from '@playwright/test'
import { createWebsite } from './create-website.ts'
import { headline, savedToAccount } from './designer.ts'

const business = {
  name: 'Harrow Plumbing',
  about: 'Plumber in Leeds. We fix leaks and fit boilers.',
  place: 'Leeds, England',
}

/** Makes the website of a plumber, with a new account, and waits until the designer shows it and everything is saved. */
export const createPlumber = async (page: Page, email: string): Promise<void> => {
  await createWebsite(page, business, email)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
}
