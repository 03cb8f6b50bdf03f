import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { introductionPicture } from '../steps/choose-photo.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline, savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Teme Valley Joinery',
  about: 'Staircases, fitted shelves and sash windows in oak and ash for old houses around Ludlow.',
  place: 'Ludlow, United Kingdom',
}

const photoOf = (name: string, background: string) => async () => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer(),
})
const night = photoOf('night', '#181a20')
const snow = photoOf('snow', '#fbfbf8')

const overlay = (page: Page) => page.getByLabel('Picture overlay')

const upload = async (page: Page, photo: ReturnType<typeof photoOf>): Promise<void> => {
  const former = (await introductionPicture(page).getAttribute('src')) ?? ''
  const chooses = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).first().click()
  await (await chooses).setFiles(await photo())
  await expect(introductionPicture(page)).not.toHaveAttribute('src', former)
  await expect(introductionPicture(page)).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
}

test('[9.overlay] a photo behind the words of an opening is covered by what they need, until its owner says another', async ({
  page,
}) => {
  await createWebsite(page, business, 'overlay@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await headline(page).click()
  await page.getByRole('radio', { name: 'Full picture' }).click()
  const begins = await overlay(page).inputValue()

  const needed: number[] = []
  for (const photo of [snow, night]) {
    await upload(page, photo)
    const measured = await overlay(page).inputValue()
    needed.push(Number(measured))
    await overlay(page).press(measured === '0' ? 'End' : 'Home')
    const said = page.getByText(/^(Some words on this photo are|The words on this photo need)/)
    await expect(said).toBeVisible()
    await page.getByRole('button', { name: 'as measured' }).click()
    await expect(overlay(page)).toHaveValue(measured)
    await expect(said).toBeHidden()
  }
  // The words are dark or light: one of the two is as good as their own ground.
  const [least, most] = needed.toSorted((one, other) => one - other)
  expect(least).toBe(0)
  expect(most).toBeGreaterThan(0.2)

  const undo = page.getByRole('button', { name: 'Undo' }).first()
  while ((await introductionPicture(page).getAttribute('src'))?.startsWith('/i/')) await undo.click()
  await expect(overlay(page)).toHaveValue(begins)
})
