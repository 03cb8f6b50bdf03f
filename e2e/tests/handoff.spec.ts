import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, retype, savedToAccount, takeControl } from '../steps/designer.ts'
import { withSecondPerson } from '../steps/second-person.ts'

const business = {
  name: 'Marsh Lane Bikes',
  about: 'Bike repair in Sheffield: punctures, brakes, gears and wheels trued while you wait.',
  place: 'Sheffield, United Kingdom',
}

const openElsewhere = withSecondPerson()

const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save Draft' })
const services = (page: Page) => canvas(page).locator('.section-services [data-field$="/heading"]').first()

test('[3.control] edit control goes back and forth, the other follows live and can change nothing', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const draftId = await createWebsite(page, business, 'ida@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const elsewhere = await browser.newContext()
  const other = await openElsewhere(elsewhere, { id: draftId, email: 'max@example.com' })

  await test.step('the second person sees who is editing, follows live and has nothing to save', async () => {
    await expect(other.getByText('ida@example.com is editing.')).toBeVisible()
    await expect(saveDraft(other)).toBeDisabled()
    await retype(page, headline(page), 'Wheels trued while you wait')
    await expect(headline(other)).toHaveText('Wheels trued while you wait')
    await headline(other).click()
    await other.keyboard.type('not mine to write')
    await expect(headline(other)).toHaveText('Wheels trued while you wait')
  })
  await test.step('taking control stops the first at once and tells who it was', async () => {
    await takeControl(other)
    await expect(page.getByText('max@example.com is editing.')).toBeVisible()
    await expect(saveDraft(page)).toBeDisabled()
    await retype(other, services(other), 'What Max mends')
    await expect(services(page)).toHaveText('What Max mends')
  })
  await test.step('and back again', async () => {
    await takeControl(page)
    await expect(other.getByText('ida@example.com is editing.')).toBeVisible()
    await expect(saveDraft(other)).toBeDisabled()
    await retype(page, headline(page), 'Bikes mended')
    await expect(headline(other)).toHaveText('Bikes mended')
    await savedToAccount(page)
    await expect(page.getByText(/recovered cop/)).toBeHidden()
    await expect(other.getByText(/recovered cop/)).toBeHidden()
  })
  await elsewhere.close()
})

test('[3.undo] one undo goes through texts, theme and sections in the order they were changed', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await createWebsite(page, { ...business, name: 'Undo Lane Bikes' }, 'una@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const contact = canvas(page).locator('.section-contact [data-field$="/heading"]').first()
  const accent = () =>
    canvas(page)
      .locator('.section-introduction')
      .evaluate((section) => getComputedStyle(section).getPropertyValue('--accent'))
  const look = async () => [
    await headline(page).textContent(),
    await contact.textContent(),
    await accent(),
    await canvas(page).locator('.section[id]').count(),
  ]
  const states = [await look()]
  const remember = async () => states.push(await look())

  await retype(page, headline(page), 'One')
  await remember()
  await retype(page, contact, 'Two')
  await remember()
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  const palettes = page.getByRole('region', { name: 'Palette' }).getByRole('button', { pressed: false })
  await palettes.nth(2).click()
  await expect.poll(accent).not.toBe(states[2]?.[2])
  await page.mouse.move(720, 880)
  await remember()
  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await page.locator('[data-rail-row]').filter({ hasText: 'Gallery' }).first().click()
  await page.keyboard.press('Delete')
  await expect.poll(look).not.toEqual(states[3])
  await remember()

  // Slow typing is undone in several steps; every remembered state must come by, in order.
  for (const state of states.slice(0, -1).toReversed()) {
    await expect(async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      expect(await look()).toEqual(state)
    }).toPass()
  }
  for (const state of states.slice(1)) {
    await expect(async () => {
      await page.getByRole('button', { name: 'Redo', exact: true }).first().click()
      expect(await look()).toEqual(state)
    }).toPass()
  }
})
