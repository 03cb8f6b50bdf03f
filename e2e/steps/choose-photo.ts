import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { canvas, headline } from './designer.ts'

/** Any picture that a person may have on their device. */
export const photo = join(
  import.meta.dirname,
  '..',
  '..',
  'docs',
  'screenshots',
  'designer-sections-1440.png',
)

/** The picture of the Introduction on the canvas. */
export const introductionPicture = (page: Page): Locator =>
  canvas(page).locator('.section-introduction [data-picture] img').first()

/** Whether a picture is really drawn, not merely asked for. */
export const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)

/** Puts a file of this device into the Introduction; offline, where it has to wait. */
export const choosePhotoOffline = async (page: Page, alt: string): Promise<void> => {
  await headline(page).click()
  await page.getByRole('button', { name: 'Change picture' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Upload', { exact: true }).click()
  await dialog.locator('input[type=file]').setInputFiles(photo)
  await expect(dialog.getByText('Waiting to be uploaded')).toBeVisible()
  await dialog.getByLabel('Alt text').fill(alt)
  await dialog.getByRole('button', { name: 'Use image' }).click()
}
