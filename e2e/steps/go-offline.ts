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

/** Leaves a draft whose last changes are on this device alone, after it has said so. */
export const leaveDraft = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Leave before your changes are in your account?' })
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
}
