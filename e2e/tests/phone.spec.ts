import { devices, expect, type Page, test } from '@playwright/test'
import { chapterPath } from '@shingle/shared/paths/chapter-path.ts'
import { photo } from '../steps/choose-photo.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline, retype, savedToAccount, takeControl } from '../steps/designer.ts'
import { goOffline } from '../steps/go-offline.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { withSecondPerson } from '../steps/second-person.ts'

test.use(devices['Pixel 7'])

const business = {
  name: 'Aldgate Plumbing',
  about:
    'Emergency plumber in Leeds: leaks, blocked drains, taps and boilers. Call out £60. Open Monday to Friday 8:00 to 18:00.',
  place: 'Leeds, United Kingdom',
}

const openElsewhere = withSecondPerson()

const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of the page' })
const openPart = (page: Page, name: RegExp) => parts(page).getByRole('button', { name }).first().tap()
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).tap()
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('[ruling 12] an owner changes words, prices, photos and hours from a phone, and publishes them', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await createWebsite(page, business, 'van@example.com')
  await expect(parts(page)).toBeVisible({ timeout: 30_000 })
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })

  await test.step('a text is seen on the page as it is typed, and undone', async () => {
    await openPart(page, /^Introduction/)
    await expect(title(page)).toHaveText('Introduction')
    const heading = page.getByLabel('Heading', { exact: true })
    const former = await heading.inputValue()
    await heading.fill('Leaks stopped before lunch')
    await expect(headline(page)).toHaveText('Leaks stopped before lunch')
    await savedToAccount(page)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(heading).toHaveValue(former)
    await heading.fill('Leaks stopped before lunch')
    await savedToAccount(page)
  })
  await test.step('what belongs to the look is not among its fields', async () => {
    await expect(page.getByText('Picture overlay')).toBeHidden()
    await expect(page.getByRole('radiogroup', { name: 'Background' })).toBeHidden()
  })
  await test.step('the way back of the phone leads to the parts, and on again', async () => {
    await page.goBack()
    await expect(parts(page)).toContainText('Leaks stopped before lunch')
    await page.goForward()
    await expect(title(page)).toHaveText('Introduction')
    await page.reload()
    await expect(title(page)).toHaveText('Introduction')
    await back(page)
    await expect(parts(page)).toBeVisible()
  })
  await test.step('a price', async () => {
    await openPart(page, /^Services|service/)
    await page.locator('[data-row-of="items"]').first().tap()
    await page.getByLabel('Pricing', { exact: true }).fill('from £45')
    await savedToAccount(page)
    await back(page)
    await expect(page.locator('[data-row-of="items"]').first()).toContainText('from £45')
    await back(page)
    await expect(parts(page)).toBeVisible()
  })
  await test.step('a photo', async () => {
    await openPart(page, /^Introduction/)
    await page
      .getByRole('button', { name: /picture/ })
      .first()
      .tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Upload', { exact: true }).click()
    await dialog.locator('input[type=file]').first().setInputFiles(photo)
    await expect(dialog.getByText('Black and white')).toBeVisible()
    await dialog.getByLabel('Alt text').fill('A kitchen tap')
    await dialog.getByRole('button', { name: 'Use image' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('A kitchen tap')).toBeVisible()
    await savedToAccount(page)
    await back(page)
  })
  await test.step('a picture of the gallery, by its tile: told what it shows, and moved to the front', async () => {
    await openPart(page, /^Gallery/)
    const tiles = page.locator('[data-row-of="items"]')
    await tiles.nth(1).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Replace' })).toBeFocused()
    const upright = page.viewportSize() ?? { width: 412, height: 839 }
    await page.setViewportSize({ width: 740, height: 360 })
    for (const name of ['Close', 'Replace'])
      await expect(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 0.9 })
    await page.setViewportSize(upright)
    await sheet.getByRole('button', { name: 'Words for those who cannot see it' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Change the image' })
    await expect(dialog.getByLabel('Alt text')).toBeFocused()
    await dialog.getByLabel('Alt text').fill('Pipes under a sink')
    await dialog.getByRole('button', { name: 'Use image' }).tap()
    await expect(dialog).toBeHidden()
    await tiles.filter({ hasText: 'Pipes under a sink' }).tap()
    await sheet.getByRole('button', { name: 'Move to the front' }).tap()
    await expect(tiles.first()).toHaveText('Pipes under a sink')
    await savedToAccount(page)
    await back(page)
  })
  await test.step('closed today, in two taps', async () => {
    await openPart(page, /Open|Closed|Opens|Was open/)
    await page.getByRole('button', { name: 'Closed today', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Closed today', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByText('visitors read')).toContainText('Closed')
    await expect(page.getByRole('group', { name: 'Opening hours' })).toContainText('closed today')
    await savedToAccount(page)
  })
  await test.step('published, visitors read it', async () => {
    await page.getByRole('button', { name: 'Put it on the page now' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Website address').fill('aldgate-phone')
    await expect(dialog.getByText('Web address available')).toBeVisible()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).tap()
    await expect(page.getByRole('heading', { name: 'Website Published' })).toBeVisible({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    const visitor = await context.newPage()
    await visitor.goto(siteAddress('aldgate-phone'))
    await expect(visitor.locator('tr[data-date]')).toContainText('Closed')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Leaks stopped before lunch')
    await visitor.clock.setFixedTime(Date.now() + 2 * 24 * 3600 * 1000)
    await visitor.reload()
    await expect(visitor.locator('.hours').first()).toBeAttached()
    await expect(visitor.locator('tr[data-date]')).toHaveCount(0)
    await visitor.close()
  })
  await test.step('offline a change is kept on the phone, and goes on once it is back', async () => {
    await back(page)
    await goOffline(page)
    await openPart(page, /^Introduction/)
    await page.getByLabel('Heading', { exact: true }).fill('Leaks stopped today')
    await expect(page.getByText('Saved on this device').first()).toBeVisible()
    // What says so stands below the fields, over none of them.
    const line = page.getByRole('status').filter({ hasText: 'You are offline.' })
    const fields = page.getByRole('main')
    const { y } = (await line.boundingBox()) ?? { y: 0 }
    const form = (await fields.boundingBox()) ?? { y: 0, height: 0 }
    expect(form.height).toBeGreaterThan(200)
    expect(form.y + form.height).toBeLessThanOrEqual(y + 1)
    await context.setOffline(false)
    await savedToAccount(page)
    await back(page)
    await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible()
  })
  await test.step('what wants a larger screen is said, with the way there', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await expect(page.getByText('Larger screen required')).toBeVisible()
    const large = page.getByRole('main').locator('iframe').contentFrame()
    await expect(large.locator('h1')).toHaveText('Leaks stopped today')
    expect(await large.locator('body').evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(1200)
    await page.getByRole('button', { name: 'Domain', exact: true }).tap()
    await expect(title(page)).toHaveText('Domain')
    await back(page)
    await page.getByRole('button', { name: 'Editors', exact: true }).tap()
    await expect(title(page)).toHaveText('Editors')
    await page.getByRole('button', { name: 'Invite an editor' }).tap()
    await page.getByRole('dialog').getByLabel('Email').fill('mate@example.com')
    await page.getByRole('dialog').getByRole('button', { name: 'Send Invite' }).tap()
    await expect(page.getByText('mate@example.com').first()).toBeVisible()
    const said = await page.getByText('Invitation sent').boundingBox()
    const bar = await page.locator('header').first().boundingBox()
    // Below the bar, and nowhere near the buttons at the lower edge.
    expect(said?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(said?.y ?? 0).toBeLessThan(160)
    await back(page)
    await back(page)
    await openPart(page, /^Business facts/)
    await back(page)
    await page.getByRole('button', { name: 'Preview' }).tap()
    await page.getByRole('button', { name: 'Exit Preview' }).tap()
    await expect(parts(page)).toBeVisible()
  })
})

test('[3.control] a phone follows who edits elsewhere, and takes edit control', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const draftId = await createWebsite(page, { ...business, name: 'Minories Plumbing' }, 'vanessa@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 30_000 })
  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const other = await openElsewhere(elsewhere, { id: draftId, email: 'gunda@example.com' })
  await takeControl(other)
  await expect(page.getByText('gunda@example.com is editing.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await openPart(page, /^Introduction/)
  await expect(page.getByLabel('Heading', { exact: true })).toBeDisabled()
  await retype(other, headline(other), 'Written on the large screen')
  await expect(headline(page)).toHaveText('Written on the large screen')
  await page.getByRole('button', { name: 'Take edit control' }).tap()
  await page
    .getByRole('dialog', { name: 'Take edit control?' })
    .getByRole('button', { name: 'Take edit control' })
    .tap()
  await page.getByLabel('Heading', { exact: true }).fill('Written in the van')
  await expect(headline(other)).toHaveText('Written in the van')
  await expect(other.getByText('vanessa@example.com is editing.')).toBeVisible()
  await elsewhere.close()
  await test.step('what the checklist asks for and a phone has not leads to what it says of a larger screen', async () => {
    await back(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).tap()
    await expect(page.getByText('Larger screen required')).toBeVisible()
    await back(page)
    await expect(parts(page)).toBeVisible()
  })
})

test('[ruling 12] back from the domain and the editors leads to where one came from', async ({ page }) => {
  test.setTimeout(120_000)
  const draftId = await createWebsite(page, { ...business, name: 'Cutler Plumbing' }, 'vito@example.com')
  await expect(parts(page)).toBeVisible({ timeout: 30_000 })
  for (const chapter of ['Domain', 'Editors']) {
    await test.step(`${chapter}, from the list of websites`, async () => {
      await page.getByRole('link', { name: 'All websites' }).tap()
      await page.getByRole('button', { name: 'More for Cutler Plumbing' }).tap()
      await page.getByRole('menuitem', { name: chapter }).tap()
      await expect(title(page)).toHaveText(chapter)
      await page.reload()
      await expect(title(page)).toHaveText(chapter)
      await back(page)
      await expect(title(page)).toHaveText('Your Websites')
      await page.getByRole('link', { name: 'Edit Cutler Plumbing' }).tap()
      await expect(parts(page)).toBeVisible()
    })
    await test.step(`${chapter}, from the menu of the website`, async () => {
      await page.getByRole('button', { name: /website menu/ }).tap()
      await page.getByRole('menuitem', { name: chapter }).tap()
      await expect(title(page)).toHaveText(chapter)
      await back(page)
      await expect(parts(page)).toBeVisible()
    })
    await test.step(`${chapter}, from what else there is`, async () => {
      await page.getByRole('button', { name: 'More', exact: true }).tap()
      await page.getByRole('button', { name: chapter, exact: true }).tap()
      await expect(title(page)).toHaveText(chapter)
      await back(page)
      await expect(title(page)).toHaveText('More')
      await back(page)
      await expect(parts(page)).toBeVisible()
    })
  }
  await test.step('whoever came by a letter gets to what else there is', async () => {
    const letter = await page.context().newPage()
    await letter.goto(`${appOrigin()}${chapterPath(draftId, 'domain')}`)
    await expect(title(letter)).toHaveText('Domain', { timeout: 30_000 })
    await back(letter)
    await expect(title(letter)).toHaveText('More')
    await letter.close()
  })
})

test('[ruling 12] a service that was added and left blank goes again', async ({ page }) => {
  await createWebsite(page, { ...business, name: 'Lime Street Plumbing' }, 'vasco@example.com')
  await expect(parts(page)).toBeVisible({ timeout: 30_000 })
  await openPart(page, /^Services|service/)
  const rows = page.locator('[data-row-of="items"]')
  const before = await rows.allTextContents()
  for (const leave of [() => back(page), () => page.goBack()]) {
    await page.getByRole('button', { name: 'Add service' }).tap()
    await expect(page.getByLabel('Pricing', { exact: true })).toBeVisible()
    await leave()
    await expect(rows).toHaveText(before)
  }
  await page.getByRole('button', { name: 'Add service' }).tap()
  await page.getByLabel('Name', { exact: true }).fill('Outside taps')
  await back(page)
  await expect(rows.last()).toContainText('Outside taps')
  await savedToAccount(page)
})
