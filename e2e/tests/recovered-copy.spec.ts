import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, retype, savedToAccount, takeControl } from '../steps/designer.ts'
import { withSecondPerson } from '../steps/second-person.ts'

const business = {
  name: 'Hollis Joinery',
  about: 'Staircases, fitted shelves and sash windows in oak and ash for old houses around Ludlow.',
  place: 'Ludlow, United Kingdom',
}

const openElsewhere = withSecondPerson()

const services = (page: Page) => canvas(page).locator('.section-services [data-field$="/heading"]').first()
const contact = (page: Page) => canvas(page).locator('.section-contact [data-field$="/heading"]').first()

test('[3.recovered] what the former editor typed offline is kept and goes into the draft by choice', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const draftId = await createWebsite(page, business, 'eleanor@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  const elsewhere = await browser.newContext()
  const other = await openElsewhere(elsewhere, { id: draftId, email: 'walter@example.com' })

  await test.step('one editor types offline while another takes over', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.context().setOffline(true)
    await retype(page, headline(page), 'Typed by Ruth')
    await retype(page, services(page), 'Made by Ruth')
    await expect(other.getByText(/^eleanor@example.com (is editing|edited last)/)).toBeVisible()
    await takeControl(other)
    await retype(other, services(other), 'Made by Tom')
    await retype(other, contact(other), 'Ask Tom')
    await savedToAccount(other)
  })
  await test.step('the first one reloads, still offline, and finds every word', async () => {
    await page.reload()
    await expect(headline(page)).toHaveText('Typed by Ruth')
    await expect(services(page)).toHaveText('Made by Ruth')
  })
  await test.step('back online, the former editor follows and is told what is kept', async () => {
    await page.context().setOffline(false)
    await expect(page.getByText('Edit control went to walter@example.com')).toBeVisible({ timeout: 30_000 })
    await expect(
      page.getByText('Your 2 unsaved changes are kept in a recovered copy on this device.'),
    ).toBeVisible()
    await expect(services(page)).toHaveText('Made by Tom')
    await expect(headline(page)).not.toHaveText('Typed by Ruth')
  })
  await test.step('the copy outlives a reload and can be downloaded', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Review', exact: true }).click({ timeout: 30_000 })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download its words' }).click()
    const file = await (await download).path()
    expect(await readFile(file, 'utf8')).toContain('Typed by Ruth')
  })
  await test.step('on a phone each change is read across the whole screen', async () => {
    const usual = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    const cells = page.getByRole('dialog').locator('tbody :is(th, td)')
    await expect(cells).toHaveCount(8)
    for (const cell of await cells.all())
      await expect.poll(async () => (await cell.boundingBox())?.width).toBeGreaterThan(300)
    await expect(page.getByRole('radio', { name: 'Introduction, Heading: yours' })).toBeVisible()
    if (usual) await page.setViewportSize(usual)
    await page.getByRole('button', { name: 'Later' }).click()
  })
  await test.step('only-mine is preselected, what both changed asks, and one undo takes all back', async () => {
    await takeControl(page)
    await expect(other.getByText('eleanor@example.com has edit control now')).toBeVisible()
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    const review = page.getByRole('dialog')
    await expect(review.getByRole('radio', { name: 'Introduction, Heading: yours' })).toBeChecked()
    await expect(review.getByText('Both changed')).toBeVisible()
    await expect(review.getByText('1 choice left')).toBeVisible()
    await review.getByRole('radio', { name: 'Services, Heading: in the draft now' }).check()
    await review.getByRole('button', { name: 'Apply 1 of 2' }).click()
    await expect(headline(page)).toHaveText('Typed by Ruth')
    await expect(services(page)).toHaveText('Made by Tom')
    await expect(contact(page)).toHaveText('Ask Tom')
    await expect(page.getByText(/recovered cop/)).toBeHidden({ timeout: 30_000 })
    await expect(page.locator('h1')).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(headline(page)).not.toHaveText('Typed by Ruth')
  })
  await test.step('the other editor sees who took over, and the version made before', async () => {
    await expect(other.getByText('eleanor@example.com is editing.')).toBeVisible()
    await other.getByRole('button', { name: /website menu/ }).click()
    await other.getByRole('menuitem', { name: 'Versions' }).click()
    await expect(other.getByRole('button', { name: 'Before eleanor@example.com took over' })).toBeVisible()
  })
  await elsewhere.close()
})
