import { expect, type Page } from '@playwright/test'

/** Takes the connection away and waits until the designer says so: its line moves the page beneath it. */
export const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
}
