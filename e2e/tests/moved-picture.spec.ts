import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { introductionPicture } from '../steps/choose-photo.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline, publish, savedToAccount } from '../steps/designer.ts'
import { siteAddress } from '../steps/origin.ts'

const business = {
  name: 'Teme Valley Joinery',
  about: 'Staircases, fitted shelves and sash windows in oak and ash for old houses around Ludlow.',
  place: 'Ludlow, United Kingdom',
}

/** A wide photo: a stair on the left, a wall beside it. */
const photo = async (): Promise<Buffer> => {
  const stair = { create: { width: 400, height: 400, channels: 3, background: '#c0392b' } } as const
  const wall = { create: { width: 1200, height: 400, channels: 3, background: '#3a6ea5' } } as const
  const input = await sharp(stair).png().toBuffer()
  return sharp(wall)
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

test('[3.effects] a photo is dragged under its frame, and visitors see what the frame showed', async ({
  page,
}) => {
  await createWebsite(page, business, 'moved@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await headline(page).click()
  await page.getByRole('button', { name: 'Change picture' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Upload', { exact: true }).click()
  const chosen = { name: 'stair.png', mimeType: 'image/png', buffer: await photo() }
  await dialog.locator('input[type=file]').setInputFiles(chosen)
  const box = dialog.getByRole('button', { name: 'The spot that stays visible' })
  await expect(box.locator('img')).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Square' }).click()
  const shown = () => box.locator('img').evaluate((image) => getComputedStyle(image).objectPosition)
  await expect.poll(shown).toBe('50% 50%')

  const bounds = await box.boundingBox()
  if (bounds === null) throw new Error('nothing to crop in')
  // The picture is three times as wide as its frame: the middle of it comes a quarter of its frame to the right.
  await page.mouse.move(bounds.x + bounds.width * 0.25, bounds.y + bounds.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(bounds.x + bounds.width * 0.35, bounds.y + bounds.height * 0.3)
  await page.mouse.move(bounds.x + bounds.width * 0.5, bounds.y + bounds.height * 0.3, { steps: 4 })
  await page.mouse.up()
  expect(await shown()).toMatch(/^3[78]% 50%$/)
  const [, spot] = /^(\d+)%/.exec(await shown()) ?? []
  // The ring is put by pressing, and dragged for itself.
  await page.mouse.click(bounds.x + bounds.width * 0.1, bounds.y + bounds.height * 0.5)
  await expect.poll(shown).toBe('10% 50%')
  await page.mouse.move(bounds.x + bounds.width * 0.1, bounds.y + bounds.height * 0.5)
  await page.mouse.down()
  await page.mouse.move(bounds.x + (bounds.width * Number(spot)) / 100, bounds.y + bounds.height * 0.5, {
    steps: 4,
  })
  await page.mouse.up()
  await expect.poll(shown).toBe(`${spot}% 50%`)

  await dialog.getByRole('button', { name: 'Use image' }).click()
  await expect(dialog).toBeHidden()
  await expect(introductionPicture(page)).toHaveCSS('object-position', `${spot}% 50%`)
  await savedToAccount(page)
  await publish(page, 'teme-valley-moved')
  await page.goto(siteAddress('teme-valley-moved'))
  const published = page.locator('.section-introduction .picture img').first()
  await expect(published).toHaveCSS('object-position', `${spot}% 50%`)
})
