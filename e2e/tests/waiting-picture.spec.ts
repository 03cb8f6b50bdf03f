import { expect, type Page, test } from '@playwright/test'
import { choosePhotoOffline, introductionPicture, isDrawn } from '../steps/choose-photo.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline, publish, retype, savedToAccount, takeControl } from '../steps/designer.ts'
import { goOffline } from '../steps/go-offline.ts'
import { siteAddress } from '../steps/origin.ts'
import { withSecondPerson } from '../steps/second-person.ts'

const business = {
  name: 'Teme Valley Joinery',
  about: 'Staircases, fitted shelves and sash windows in oak and ash for old houses around Ludlow.',
  place: 'Ludlow, United Kingdom',
}

const openElsewhere = withSecondPerson()

const picture = introductionPicture
const isSeen = (page: Page) => isDrawn(picture(page))

const begin = async (page: Page, email: string): Promise<string> => {
  const draftId = await createWebsite(page, business, email)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  return draftId
}

test('[3.images] a picture chosen offline is shown at once, survives a reload and is uploaded when back', async ({
  context,
  page,
}) => {
  await begin(page, 'waiting@example.com')
  const former = (await picture(page).getAttribute('src')) ?? ''
  await goOffline(page)
  await choosePhotoOffline(page, 'An oak staircase')

  await expect(picture(page)).toHaveAttribute('src', /^blob:/)
  expect(await isSeen(page)).toBe(true)
  await expect(page.getByText('Saved on this device').first()).toBeVisible()
  await expect(page.getByText('Your changes and 1 picture wait on this device')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(picture(page)).toHaveAttribute('src', former)
  await page.getByRole('button', { name: 'Redo' }).first().click()
  await expect(picture(page)).toHaveAttribute('src', /^blob:/)

  await page.reload()
  await expect(picture(page)).toHaveAttribute('src', /^blob:/, { timeout: 20_000 })
  expect(await isSeen(page)).toBe(true)

  await context.setOffline(false)
  await expect(picture(page)).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
  await savedToAccount(page)
  await expect.poll(() => isSeen(page)).toBe(true)
  await publish(page, 'teme-joinery')
  const visitor = await context.newPage()
  await visitor.goto(siteAddress('teme-joinery'))
  const seen = visitor.getByAltText('An oak staircase')
  await expect
    .poll(() => seen.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
})

test('[3.images] undo takes an uploaded choice back in one step, and redo brings the uploaded picture', async ({
  context,
  page,
}) => {
  await begin(page, 'undo-picture@example.com')
  const former = (await picture(page).getAttribute('src')) ?? ''
  const words = await headline(page).textContent()
  await goOffline(page)
  await choosePhotoOffline(page, 'An oak staircase')
  await retype(page, headline(page), 'Typed after the picture')
  await context.setOffline(false)
  await expect(picture(page)).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
  const undo = page.getByRole('button', { name: 'Undo' }).first()
  // Whoever types slowly has written in several steps.
  while ((await headline(page).textContent()) !== words) {
    const before = (await headline(page).textContent()) ?? ''
    await undo.click()
    await expect(headline(page)).not.toHaveText(before)
    await expect(picture(page)).toHaveAttribute('src', /^\/i\//)
  }
  await undo.click()
  await expect(picture(page)).toHaveAttribute('src', former)
  await page.getByRole('button', { name: 'Redo' }).first().click()
  await expect(picture(page)).toHaveAttribute('src', /^\/i\//)
  await savedToAccount(page)
})

test('[3.images] control lost offline: others never see the picture, the former editor finds it in the recovered copy', async ({
  page,
  browser,
}) => {
  const draftId = await begin(page, 'mabel@example.com')
  const elsewhere = await browser.newContext()
  const other = await openElsewhere(elsewhere, { id: draftId, email: 'hugh@example.com' })

  await goOffline(page)
  await choosePhotoOffline(page, 'An oak staircase')
  await takeControl(other)
  await retype(other, headline(other), 'Tom was here')
  await savedToAccount(other)
  expect(await isSeen(other)).toBe(true)
  await expect(picture(other)).not.toHaveAttribute('src', /^blob:|waiting/)

  // The photo, and the veil that its words need.
  await page.context().setOffline(false)
  await expect(
    page.getByText('Your 2 unsaved changes are kept in a recovered copy on this device.'),
  ).toBeVisible({
    timeout: 30_000,
  })
  await expect(picture(page)).not.toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Take edit control' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take edit control' }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('An oak staircase, not uploaded yet')).toBeVisible()
  await page.getByRole('button', { name: 'Apply 2 of 2' }).click()
  await expect(picture(page)).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
  await expect(picture(other)).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
  await elsewhere.close()
})
