import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { headline, openDesigner, retype, savedToAccount } from '../steps/designer.ts'
import { goOffline } from '../steps/go-offline.ts'
import { appOrigin } from '../steps/origin.ts'

const business = {
  name: 'Onny Valley Joinery',
  about: 'Staircases, fitted shelves and sash windows in oak and ash for old houses around Craven Arms.',
  place: 'Craven Arms, United Kingdom',
}

/** Whether closing the page would ask. */
const asksBeforeLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

const begin = async (page: Page, email: string): Promise<string> => {
  const draftId = await createWebsite(page, business, email)
  await expect(headline(page)).toBeVisible({ timeout: 30_000 })
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  return draftId
}

/** Types without a connection and expects the truth: it is nowhere, and leaving asks. */
const expectNothingKept = async (page: Page): Promise<void> => {
  await goOffline(page)
  await retype(page, headline(page), 'Only in this page')
  await expect(page.getByText('Not saved: storage blocked')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'This browser keeps nothing' })).toBeVisible()
  expect(await asksBeforeLeaving(page)).toBe(true)
  await page.getByRole('link', { name: 'All websites' }).click()
  await page
    .getByRole('dialog', { name: 'Leave with unsaved changes?' })
    .getByRole('button', { name: 'Stay' })
    .click()
  await page.context().setOffline(false)
  await savedToAccount(page)
  await expect(headline(page)).toHaveText('Only in this page')
  expect(await asksBeforeLeaving(page)).toBe(false)
}

test('[4.draft] where the browser keeps nothing the designer says so, and saves as soon as it can', async ({
  context,
  page,
}) => {
  await context.addInitScript(
    "IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError') }",
  )
  await begin(page, 'blocked@example.com')
  await expectNothingKept(page)
})

test('[4.draft] storage that never answers delays the draft by no more than a few seconds', async ({
  context,
  page,
}) => {
  const draftId = await begin(page, 'hanging@example.com')
  await context.addInitScript('IDBFactory.prototype.open = () => ({})')
  await openDesigner(page, draftId)
  await savedToAccount(page)
  await expectNothingKept(page)
})

test('[4.draft] another tab that deletes what the browser keeps stops nobody from writing', async ({
  context,
  page,
}) => {
  await begin(page, 'cleared@example.com')
  const other = await context.newPage()
  await other.goto(`${appOrigin()}/sign-in`)
  await other.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await other.close()
  await expectNothingKept(page)
})
