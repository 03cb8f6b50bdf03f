import { expect, test } from '@playwright/test'
import { canvas } from '../steps/designer.ts'
import { createPlumber } from '../steps/plumber.ts'

test('[7.samples] who rewrites a question and its answer on the page has made the sample theirs, and undo brings it back', async ({
  page,
}) => {
  await createPlumber(page, 'own-words@example.com')
  await page.getByRole('button', { name: 'Add section' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Find a section').fill('Questions')
  await dialog
    .getByRole('button', { name: /^Add Frequently/ })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  const section = canvas(page).locator('.section-frequently-asked-questions').first()
  const samples = section.locator('.sample-mark, .sample')
  const count = await samples.count()
  expect(count).toBeGreaterThan(0)
  await section.locator('[data-rich]:not([data-empty])').first().click()
  await expect(section.locator('.ProseMirror')).toBeFocused()
  expect(await samples.count()).toBe(count)
  await page.keyboard.type(' Always.')
  await expect(section).toContainText('Always.')
  // The question above it is ours still.
  expect(await samples.count()).toBe(count)
  await section.locator('.question [data-text]').first().click()
  await page.keyboard.type('Really, ')
  await expect(samples).toHaveCount(count - 1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(samples).toHaveCount(count)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(section).not.toContainText('Always.')
})
