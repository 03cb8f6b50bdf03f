import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, publish, savedToAccount } from '../steps/designer.ts'
import { siteAddress } from '../steps/origin.ts'

const business = {
  name: 'Kirkgate Plumbing',
  about: 'Emergency plumber in Leeds. We fix leaks, unblock drains, fit taps and service boilers.',
  place: 'Leeds, England',
}

const onCanvas = (page: Page) => canvas(page).locator('.section-header nav.links li')
const rows = (page: Page) => page.getByRole('complementary').getByRole('listitem').locator('b')

test('[3.header] the links of the header are what their owner makes of them, on the canvas and for visitors', async ({
  page,
}) => {
  await createWebsite(page, business, 'navigation@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Header', { exact: true }).click()
  const inspector = page.getByRole('complementary')
  await expect(inspector.getByText('Follows your sections.')).toBeVisible()
  const made = await onCanvas(page).allInnerTexts()
  expect(made.length).toBeGreaterThan(2)
  await expect(rows(page)).toHaveText(made)

  // The last becomes the first, by keyboard.
  const last = made.at(-1) ?? ''
  await inspector.getByRole('button', { name: last }).first().focus()
  await page.keyboard.press('Space')
  for (let step = 1; step < made.length; step += 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByText('Navigation links reorganized').first()).toBeVisible()
  const moved = [last, ...made.slice(0, -1)]
  await expect(rows(page)).toHaveText(moved)
  await expect(onCanvas(page)).toHaveText(moved)
  await expect(inspector.getByText('Your own list.')).toBeVisible()

  // A deleted link is gone, and a link of the owner's own stands where it was put.
  await inspector.getByRole('button', { name: `More for ${moved[2]}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await inspector.getByRole('button', { name: 'Add link' }).click()
  await inspector.getByLabel('Label').fill('Shop')
  await expect(inspector.getByText('Not on the page until it leads somewhere.')).toBeVisible()
  await inspector.getByLabel('Link', { exact: true }).selectOption('Web')
  await inspector.getByLabel('Web address').fill('shop.example.com')
  await page.keyboard.press('Enter')
  const own = [last, made[0] ?? '', ...made.slice(2, -1), 'Shop']
  await expect(onCanvas(page)).toHaveText(own)
  await inspector.getByRole('button', { name: 'Back to Navigation links' }).click()
  await expect(rows(page)).toHaveText(own)

  // A hidden section takes its link off the page, and the list says so.
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^Services/ })
    .click()
  await page.getByRole('button', { name: 'Hide' }).first().click()
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Header', { exact: true }).click()
  await expect(inspector.getByText('Not on the page: its section is hidden')).toBeVisible()
  const shown = own.filter((label) => label !== made[0])
  await expect(onCanvas(page)).toHaveText(shown)

  // The list says of the links that stand on the canvas which ones visitors do not get.
  const waiting = inspector.getByRole('listitem').filter({ hasText: 'Not for visitors while its section' })
  const unseen = await waiting.locator('b').allInnerTexts()
  const visitors = shown.filter((label) => !unseen.includes(label))
  expect(visitors).toContain('Shop')

  await savedToAccount(page)
  await publish(page, 'kirkgate-plumbing')
  await page.goto(siteAddress('kirkgate-plumbing'))
  // In the bar, and in the menu that takes its place where it has no room.
  const header = page.locator('.section-header')
  await expect(header.locator('nav.links li')).toHaveText(visitors)
  await expect(header.locator('.menu nav > ul').first().locator('li')).toHaveText(visitors)
})
