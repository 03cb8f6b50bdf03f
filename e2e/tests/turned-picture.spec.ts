import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { introductionPicture } from '../steps/choose-photo.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline, savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Teme Valley Joinery',
  about: 'Staircases, fitted shelves and sash windows in oak and ash for old houses around Ludlow.',
  place: 'Ludlow, United Kingdom',
}

test('[9.cropper] a photo that is turned is turned for good, as it was seen in the dialog, and one undo brings the drawing back', async ({
  page,
}) => {
  await createWebsite(page, business, 'turned@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  const picture = introductionPicture(page)
  const shape = () =>
    picture.evaluate((image) =>
      image instanceof HTMLImageElement ? image.naturalWidth / image.naturalHeight : 0,
    )
  await headline(page).click()
  await page.getByRole('button', { name: 'Change picture' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Upload', { exact: true }).click()
  const buffer = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#3a6ea5' } })
    .png()
    .toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'us.png', mimeType: 'image/png', buffer })
  const seen = dialog.getByRole('button', { name: 'The spot that stays visible' }).locator('img')
  await expect(seen).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
  await dialog.getByLabel('Rotation').fill('90')
  await expect(seen).toHaveAttribute('src', /^blob:/)
  await dialog.getByRole('button', { name: 'Use image' }).click()
  await expect(dialog).toBeHidden()
  await expect(picture).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
  await expect.poll(shape).toBeCloseTo(0.5, 2)
  await expect(picture).not.toHaveClass(/\bturn-/)
  await savedToAccount(page)

  await page.getByRole('button', { name: 'Change picture' }).first().click()
  await expect(dialog.getByLabel('Rotation')).toHaveValue('0')
  await dialog.getByText('Library', { exact: true }).click()
  await expect(dialog.getByText(/2 of 70/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
})
