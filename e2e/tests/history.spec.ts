import { expect, type Locator, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, publish, retype, savedToAccount } from '../steps/designer.ts'
import { siteAddress } from '../steps/origin.ts'

const business = {
  name: 'Hollis Joinery',
  about: 'Staircases, fitted shelves and sash windows in oak and ash for old houses around Ludlow.',
  place: 'Ludlow, United Kingdom',
}

const saveDraft = async (page: Page, name: string): Promise<void> => {
  await savedToAccount(page)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of this version').fill(name)
  await dialog.getByRole('button', { name: 'Save Draft' }).click()
  await expect(dialog).toBeHidden()
}

const openVersions = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /website menu/ }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  return page.getByRole('dialog', { name: 'Versions' })
}

const undo = (page: Page): Promise<void> => page.getByRole('button', { name: 'Undo' }).first().click()

test('[3.versions] a version can be looked at, restored whole or by the section, and undone', async ({
  page,
}) => {
  await createWebsite(page, business, 'history@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const servicesHeading = canvas(page).locator('.section-services [data-field$="/heading"]').first()
  const first = {
    intro: (await headline(page).textContent()) ?? '',
    services: (await servicesHeading.textContent()) ?? '',
  }
  await saveDraft(page, 'Prices for spring')
  await retype(page, headline(page), 'Words of summer')
  await retype(page, servicesHeading, 'Work of summer')

  await test.step('looking changes nothing', async () => {
    const versions = await openVersions(page)
    await versions.getByRole('button', { name: /Prices for spring/ }).click()
    const shown = versions
      .frameLocator('iframe')
      .locator('.section-introduction h1, .section-introduction h2')
    await expect(shown.first()).toHaveText(first.intro)
    await expect(versions.getByText('differs from now in 2 sections')).toBeVisible()
    await expect(headline(page)).toHaveText('Words of summer')
  })
  await test.step('one section comes back alone', async () => {
    const versions = page.getByRole('dialog', { name: 'Versions' })
    await versions.getByRole('button', { name: 'Services', exact: true }).click()
    await versions.getByRole('button', { name: 'Restore this section' }).click()
    await expect(versions.getByText('differs from now in 1 section')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(servicesHeading).toHaveText(first.services)
    await expect(headline(page)).toHaveText('Words of summer')
    await undo(page)
    await expect(servicesHeading).toHaveText('Work of summer')
  })
  await test.step('the whole version comes back, and one undo takes it away again', async () => {
    const versions = await openVersions(page)
    await versions.getByRole('button', { name: /Prices for spring/ }).click()
    await versions.getByRole('button', { name: 'Restore all' }).click()
    await expect(headline(page)).toHaveText(first.intro)
    await expect(servicesHeading).toHaveText(first.services)
    await undo(page)
    await expect(headline(page)).toHaveText('Words of summer')
    await expect(servicesHeading).toHaveText('Work of summer')
  })
  await test.step('the versions are there after a reload', async () => {
    await savedToAccount(page)
    await page.reload()
    await expect(headline(page)).toHaveText('Words of summer')
    const versions = await openVersions(page)
    await expect(versions.getByRole('button', { name: /First draft/ })).toBeVisible()
    await expect(versions.getByRole('button', { name: /Prices for spring/ })).toBeVisible()
  })
  await test.step('its owner deletes a saved one, and only that', async () => {
    const versions = page.getByRole('dialog', { name: 'Versions' })
    const remove = versions.getByRole('button', { name: 'Delete version' })
    await versions.getByRole('button', { name: /First draft/ }).click()
    await expect(remove).toBeHidden()
    await versions.getByRole('button', { name: /Prices for spring/ }).click()
    await remove.click()
    const sure = page.getByRole('dialog', { name: 'Delete Prices for spring?' })
    await sure.getByRole('button', { name: 'Delete version' }).click()
    await expect(sure).toBeHidden()
    await expect(versions.getByRole('button', { name: /Prices for spring/ })).toHaveCount(0)
    await expect(versions.getByText('What you are editing')).toBeVisible()
  })
})

test('[3.versions] what changed since the last publish is said, and can be reverted', async ({ page }) => {
  await createWebsite(page, business, 'since-publish@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const first = (await headline(page).textContent()) ?? ''
  await publish(page, 'hollis-since')
  await page.getByRole('button', { name: 'Go on editing' }).click()
  await retype(page, headline(page), 'Not what visitors see')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByText('Introduction heading changed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const versions = await openVersions(page)
  await expect(versions.getByText('differs from published in 1 place')).toBeVisible()
  await versions.getByRole('button', { name: 'Revert to published' }).click()
  await expect(headline(page)).toHaveText(first)
  await undo(page)
  await expect(headline(page)).toHaveText('Not what visitors see')
})

test('[4.publish] visitors see any earlier version again by one click, and what was published since stays a version', async ({
  page,
  browser,
}) => {
  await createWebsite(page, business, 'rolled-back@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const first = (await headline(page).textContent()) ?? ''
  await retype(page, headline(page), 'Words to be regretted')
  await publish(page, 'hollis-back')
  await page.getByRole('button', { name: 'Go on editing' }).click()
  const visitor = await (await browser.newContext()).newPage()
  const seen = async () => {
    await visitor.goto(siteAddress('hollis-back'))
    return visitor.locator('.section-introduction').first().textContent()
  }
  expect(await seen()).toContain('Words to be regretted')

  const versions = await openVersions(page)
  await versions.getByRole('button', { name: /First draft/ }).click()
  await versions.getByRole('button', { name: 'Restore and publish' }).click()
  await expect(page.getByText('Visitors see that version again')).toBeVisible()
  expect(await seen()).toContain(first)
  expect(await seen()).not.toContain('Words to be regretted')
  await expect(headline(page)).toHaveText(first)
  await visitor.context().close()

  await openVersions(page)
  await versions
    .getByRole('button', { name: /^Published/ })
    .nth(1)
    .click()
  const kept = versions.frameLocator('iframe').locator('.section-introduction')
  await expect(kept.first()).toContainText('Words to be regretted')
})
