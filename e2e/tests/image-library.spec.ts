import { expect, type Page, test } from '@playwright/test'
import { introductionPicture, photo } from '../steps/choose-photo.ts'
import { canvas, savedToAccount } from '../steps/designer.ts'
import { goOffline } from '../steps/go-offline.ts'
import { createPlumber } from '../steps/plumber.ts'

const openLibrary = async (page: Page) => {
  const introduction = canvas(page).locator('.section-introduction')
  await page.locator('[data-rail-row]').filter({ hasText: 'Introduction' }).first().click()
  await page.getByRole('complementary').getByRole('button', { name: 'Change picture' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Change the image' })
  await dialog.getByText('Library', { exact: true }).click()
  return { introduction, dialog }
}

test('[3.images] an upload is used again from the library, and deleted once it stands nowhere', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await createPlumber(page, 'library@example.com')
  const { dialog } = await openLibrary(page)

  await test.step('what was uploaded and not used is in the library, and is used by a click', async () => {
    await dialog.getByText('Upload', { exact: true }).click()
    await dialog.locator('input[type=file]').setInputFiles(photo)
    await expect(dialog.getByText('Black and white')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await openLibrary(page)
    await expect(dialog.getByText('1 of 70 uploads')).toBeVisible()
    await dialog.getByRole('button', { name: 'Upload 1', exact: true }).click()
    await dialog.getByRole('button', { name: 'Use image' }).click()
    await expect(introductionPicture(page)).toHaveAttribute('src', /^\/i\//)
    await savedToAccount(page)
  })
  await test.step('not deleted while it stands on the page', async () => {
    await openLibrary(page)
    await dialog.getByRole('button', { name: 'Delete upload 1' }).click()
    const asked = page.getByRole('dialog', { name: 'This picture is in use' })
    await expect(asked.getByText('Replace or remove it there first.')).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await asked.getByText('Close', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await savedToAccount(page)
  })
  await test.step('deleted by keyboard once it stands nowhere', async () => {
    await page.getByRole('complementary').getByRole('button', { name: 'Choose picture' }).first().click()
    const choosing = page.getByRole('dialog', { name: 'Choose an image' })
    await choosing.getByText('Library', { exact: true }).click()
    await choosing.getByRole('button', { name: 'Delete upload 1' }).press('Enter')
    const asked = page.getByRole('dialog', { name: 'Delete this picture?' })
    await expect(asked.getByText('It is used nowhere.')).toBeVisible()
    await asked.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(choosing.getByText('0 of 70 uploads')).toBeVisible()
  })
  await test.step('offline it says what it knows', async () => {
    await page.keyboard.press('Escape')
    await goOffline(page)
    await page.getByRole('complementary').getByRole('button', { name: 'Choose picture' }).first().click()
    await page.getByRole('dialog').getByText('Library', { exact: true }).click()
    await expect(page.getByText('Pictures can be deleted when you are back.')).toBeVisible()
  })
})
