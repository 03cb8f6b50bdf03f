import { expect, test } from '@playwright/test'
import { findingsOn } from '../steps/findings.ts'
import { appOrigin } from '../steps/origin.ts'
import { createPlumber } from '../steps/plumber.ts'

test('[1.support] an answer is found by the words on the screen, by mouse and keyboard, and has an address', async ({
  page,
}) => {
  await page.goto(`${appOrigin()}/support`)
  const search = page.getByRole('searchbox', { name: 'Search by the words on your screen' })
  await search.fill('expired code')
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'For “expired code”' })).toBeVisible()
  await search.press('Enter')
  const answer = page.locator('#invalid-code')
  await expect(answer.getByText('without look-alikes')).toBeVisible()
  await expect(answer.locator('summary')).toBeFocused()
  await expect(page).toHaveURL(/#invalid-code$/)
  await search.fill('instagram')
  await expect(page.getByRole('link', { name: 'Links to your profiles' })).toBeVisible()
  await search.fill('zeppelin')
  await expect(page.getByText('Nothing here says “zeppelin”.')).toBeVisible()
  const note = page.getByLabel('What happened')
  await expect(note).toHaveValue('zeppelin')
  await page.getByRole('link', { name: 'Connect a domain' }).click()
  await expect(page.getByText('add the records that are shown')).toBeVisible()
  await expect(search).toHaveValue('')
  await expect(note).toHaveValue('')
  expect(await findingsOn(page)).toEqual([])
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test('[1.support] a note reaches whoever runs it, and is not lost where it cannot be sent', async ({
  page,
}) => {
  await page.goto(`${appOrigin()}/support`)
  const note = page.getByLabel('What happened')
  await page.getByLabel('Your email').fill('ann@nowhere')
  await note.fill('The code did not arrive.')
  await page.getByRole('button', { name: 'Send to support' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
  await expect(note).toHaveValue('The code did not arrive.')
  await page.getByLabel('Your email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Send to support' }).click()
  await expect(
    page.getByText('Kept for whoever runs this Shingle, who is not told of it by mail.'),
  ).toBeVisible()
  await expect(note).toBeHidden()
})

test('[2.designer] the search of the designer tells how, without leaving the website', async ({ page }) => {
  await createPlumber(page, 'help@example.com')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('earlier version')
  await page.getByRole('option', { name: 'Go back to an earlier version' }).click()
  const dialog = page.getByRole('dialog', { name: 'Help' })
  await expect(dialog.getByText('Restore all')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'All help' })).toHaveAttribute(
    'href',
    '/support#earlier-version',
  )
  await dialog.getByRole('button', { name: 'Back to the search' }).click()
  const search = page.getByRole('combobox', { name: 'Search' })
  await expect(search).toHaveValue('earlier version')
  await search.fill('font colour')
  await page.getByRole('option', { name: 'Primary text' }).click()
  await expect(page.locator('[data-form-field="theme:primaryText"] :focus')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await search.fill('heading bold')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-form-field="theme:headingWeight"] :focus')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await search.fill('delete website')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Delete' })).toBeVisible()
})
