import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, savedToAccount } from '../steps/designer.ts'
import { holdScript } from '../steps/late-script.ts'

const business = {
  name: 'Aldgate Plumbing',
  about: 'Emergency plumber in Leeds. We fix leaks, unblock drains, fit taps and service boilers.',
  place: 'Leeds, England',
}

const firstIcon = (page: Page) => canvas(page).locator('.section-services li .icon path').first()

test('[3.services] the icon of a service is found by a word, taken by mouse or keyboard, and taken back by undo', async ({
  page,
}) => {
  await createWebsite(page, business, 'icon@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await canvas(page).locator('.section-services h2').first().click()
  await page.getByRole('complementary').getByText('Leaks', { exact: true }).click()
  const icon = page.getByRole('button', { name: /^Icon:/ })
  await expect(icon).toHaveAccessibleName('Icon: By its words')

  await icon.click()
  await page.keyboard.type('drain')
  await page.keyboard.press('Enter')
  await expect(icon).toHaveAccessibleName('Icon: Plunger')
  await expect(firstIcon(page)).toBeAttached()

  await icon.click()
  await page.getByRole('radio', { name: 'Boiler' }).click()
  await expect(icon).toHaveAccessibleName('Icon: Boiler')
  await expect(page.getByRole('radiogroup', { name: 'Icon' })).toBeHidden()

  // What follows quickly is undone together.
  await expect(async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    expect(await icon.getAttribute('aria-label')).toBe('Icon: By its words')
  }).toPass()
})

test.describe('on a device that keeps no scripts', () => {
  test.use({ serviceWorkers: 'block' })

  test('[3.services] the fields below an icon stay where they are when its control comes', async ({
    page,
  }) => {
    const control = await holdScript(page, 'icon-control')
    await createWebsite(page, business, 'icon-room@example.com')
    await expect(headline(page)).toBeVisible({ timeout: 20_000 })
    await canvas(page).locator('.section-services h2').first().click()
    await page.getByRole('complementary').getByText('Leaks', { exact: true }).click()
    const text = page.getByRole('complementary', { name: 'Inspector' }).getByRole('textbox', { name: 'Text' })
    await expect(text).toBeVisible()
    const before = await text.boundingBox()
    control.send()
    await expect(page.getByRole('button', { name: /^Icon:/ })).toBeVisible()
    expect(await text.boundingBox()).toEqual(before)
  })
})
