import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { introductionPicture, isDrawn, photo } from '../steps/choose-photo.ts'
import { createWebsite } from '../steps/create-website.ts'
import { addSection, canvas, headline, savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Wharfe Flowers',
  about: 'Florist in Ilkley. Bouquets, wreaths and wedding flowers.',
  place: 'Ilkley, England',
}

const slots = (page: Page, section: string): Locator =>
  canvas(page).locator(`.section-${section}`).getByRole('button', { name: 'Add your photo' })

const addItem = async (page: Page, { title, add }: { title: string; add: string }): Promise<void> => {
  await page.locator('[data-rail-row]').filter({ hasText: title }).first().click()
  await page.getByRole('button', { name: `Add ${add}`, exact: true }).click()
}

/** Drops a file on an element, as a person does who drags it from a folder. */
const dropFile = async (page: Page, target: Locator): Promise<void> => {
  const bytes = (await readFile(photo)).toString('base64')
  const frame = await (await page.locator('iframe').first().elementHandle())?.contentFrame()
  const dataTransfer = await frame?.evaluateHandle((encoded) => {
    const file = new File([Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0))], 'kiln.png', {
      type: 'image/png',
    })
    const transfer = new DataTransfer()
    transfer.items.add(file)
    return transfer
  }, bytes)
  await target.dispatchEvent('dragover', { dataTransfer })
  await target.dispatchEvent('drop', { dataTransfer })
}

test("[3.gallery] 'Add your photo' asks for a file by mouse and keyboard, and takes a dropped one", async ({
  page,
}) => {
  test.setTimeout(120_000)
  await createWebsite(page, business, 'slots@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })

  await test.step('by mouse, from a section that is not chosen', async () => {
    await addItem(page, { title: 'Gallery', add: 'picture' })
    await page.locator('[data-rail-row]').filter({ hasText: 'Contact' }).first().click()
    const pictures = await canvas(page).locator('.section-gallery img').count()
    await slots(page, 'gallery').first().click()
    const dialog = page.getByRole('dialog', { name: 'Choose an image' })
    const chooser = page.waitForEvent('filechooser')
    await expect(dialog.getByRole('button', { name: 'Browse' })).toBeFocused()
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(photo)
    await dialog.getByRole('button', { name: 'Use image' }).click()
    await expect(canvas(page).locator('.section-gallery img')).toHaveCount(pictures + 1)
    expect(await isDrawn(canvas(page).locator('.section-gallery img').last())).toBe(true)
  })
  await test.step('by keyboard', async () => {
    await addItem(page, { title: 'Gallery', add: 'picture' })
    await slots(page, 'gallery').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Browse' })).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('a dropped file', async () => {
    const empty = await slots(page, 'gallery').count()
    await dropFile(page, slots(page, 'gallery').first())
    await expect(slots(page, 'gallery')).toHaveCount(empty - 1)
  })
  const gallery = canvas(page).locator('.section-gallery')
  const pictures = gallery.locator('img')
  await test.step('dropped on a picture it takes its place', async () => {
    const count = await pictures.count()
    const former = await pictures.first().getAttribute('src')
    await dropFile(page, gallery.locator('[data-picture]:not([role])').first())
    await expect(pictures.first()).not.toHaveAttribute('src', former ?? '')
    await expect(pictures).toHaveCount(count)
  })
  await test.step('dropped beside the pictures it stands in for a drawing, and without drawings is one more', async () => {
    const count = await pictures.count()
    await dropFile(page, gallery.locator('.head'))
    const removal = page.getByRole('button', { name: 'Remove the drawings' })
    await expect(page.getByText('1 photo placed instead of drawings')).toBeVisible()
    await expect(pictures).toHaveCount(count)
    await expect(removal).toHaveCount(1)
    await removal.click()
    await expect(page.getByText('Drawings removed')).toBeVisible()
    const photos = await pictures.count()
    expect(photos).toBeLessThan(count)
    await dropFile(page, gallery.locator('.head'))
    await expect(pictures).toHaveCount(photos + 1)
  })
  await test.step('dropped on the words of a section it becomes the picture of that section', async () => {
    const picture = introductionPicture(page)
    const former = await picture.getAttribute('src')
    await dropFile(page, headline(page))
    await expect(picture).not.toHaveAttribute('src', former ?? '')
  })
  await test.step('where nothing takes pictures that is said', async () => {
    await dropFile(page, canvas(page).locator('.section-contact'))
    await expect(page.getByText('Nothing in this section takes pictures.')).toBeVisible()
  })
  await test.step('in a place for a person of the team, too', async () => {
    await addSection(page, 'Team')
    await addItem(page, { title: 'Team', add: 'team member' })
    const [empty, shown] = [await slots(page, 'team').count(), canvas(page).locator('.section-team img')]
    const portraits = await shown.count()
    await slots(page, 'team').first().click()
    const dialog = page.getByRole('dialog', { name: 'Choose an image' })
    await expect(dialog.getByRole('button', { name: 'Browse' })).toBeFocused()
    await page.keyboard.press('Escape')
    await dropFile(page, slots(page, 'team').first())
    await expect(slots(page, 'team')).toHaveCount(empty - 1)
    await expect(shown).toHaveCount(portraits + 1)
  })
  await savedToAccount(page)
})
