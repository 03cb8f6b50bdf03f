import { expect, test } from '@playwright/test'
import { photo } from '../steps/choose-photo.ts'
import { headline } from '../steps/designer.ts'
import { createPlumber } from '../steps/plumber.ts'

test('[8.upload] a file that is no picture is named in the dialog, with what is taken, until another is taken', async ({
  page,
}) => {
  await createPlumber(page, 'refused@example.com')
  await headline(page).click()
  await page.getByRole('button', { name: 'Change picture' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Upload', { exact: true }).click()
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'IMG_0142.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') })
  await expect(dialog.getByRole('alert')).toHaveText(/^IMG_0142\.heic: .*Use a jpg, png, gif or webp image/)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await file.setInputFiles(photo)
  await expect(dialog.getByLabel('Alt text')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})
