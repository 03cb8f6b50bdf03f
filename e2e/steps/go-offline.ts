import { expect, type Page } from '@playwright/test'

/**
 * Takes the connection away once the device keeps the app, which is what works offline, and waits until the designer
 * says so: its line moves the page beneath it.
 */
export const goOffline = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
}
