import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { readExportEndpoint, startExportEndpoint } from '@shingle/shared/export/endpoints.ts'
import { readZip } from '@shingle/storage/zip/read-zip.testing.ts'
import { codeFor, readCode } from '../product/http-account.ts'
import { toAccount } from '../steps/account.ts'
import { callsOf } from '../steps/calls-of.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline, retype, savedToAccount } from '../steps/designer.ts'
import { findingsOn } from '../steps/findings.ts'
import { appOrigin } from '../steps/origin.ts'

const business = {
  name: 'Ferreira Tiling',
  about: 'We lay tiles in kitchens and bathrooms and mend old ones.',
  place: 'Porto, Portugal',
}

const yourData = (page: Page) => page.getByRole('region', { name: 'Your data' })
const button = (page: Page, name: string) => yourData(page).getByRole('button', { name, exact: true })

const filesOf = async (download: Download) => readZip(await readFile(await download.path()))

test('[3.account] everything that is held of somebody is packed, told of by mail, and downloaded as a zip', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = 'pack@example.com'
  await createWebsite(page, business, email)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await retype(page, headline(page), 'Azulejos by hand')
  await savedToAccount(page)
  await page.goto(`${appOrigin()}/account#yours`)
  await expect(yourData(page).getByRole('heading')).toBeInViewport()
  await button(page, 'Download my data').click()
  await expect(yourData(page).getByText(/^shingle-\d{4}-\d\d-\d\d\.zip$/)).toBeVisible({ timeout: 30_000 })
  await expect(yourData(page).getByText(/until (today|tomorrow) /)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await button(page, 'Download').click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^shingle-\d{4}-\d\d-\d\d\.zip$/)
  const files = await filesOf(download)
  const draft = files.get('websites/1 Ferreira Tiling/draft.json')
  expect(JSON.parse(String(draft)).business.name).toBe(business.name)
  expect(String(draft)).toContain('Azulejos by hand')
  expect(JSON.parse(String(files.get('account.json')))).toMatchObject({ email })
  expect(String(files.get('README.txt'))).toContain(email)
  const outbox = await page.context().newPage()
  await expect(async () => {
    await outbox.goto(`${appOrigin()}/dev/outbox`)
    await expect(outbox.locator('article').filter({ hasText: email }).first()).toContainText(
      'Your data is ready',
    )
  }).toPass({ timeout: 20_000 })
})

test('[2.4.sessions] who signed in long ago proves once more who they are before their data is packed, and goes on', async ({
  page,
}) => {
  const email = 'pack-late@example.com'
  await toAccount(page, email)
  const path = callsOf(startExportEndpoint)
  await page.route(path, async (route) => {
    const problem = { code: 'session.sign-in-again', text: 'Please sign in again to do this.' }
    await (route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: problem })
      : route.continue())
  })
  await button(page, 'Download my data').click()
  await expect(page.getByText('Confirm that it is you')).toBeVisible()
  const former = await codeFor(appOrigin(), email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.unroute(path)
  await page.getByLabel('Code', { exact: true }).fill(await readCode(appOrigin(), email, former))
  await expect(button(page, 'Download')).toBeVisible({ timeout: 30_000 })
})

test('[3.account] packing tells how far it is, failing offers another try, and what has ended says so', async ({
  page,
}) => {
  const until = (ms: number) => new Date(Date.now() + ms).toISOString()
  const ready = { state: 'ready', name: 'ana.zip', bytes: 50_331_648, mustConfirm: false }
  let state: object = { state: 'packing', pictures: { done: 38, total: 61 } }
  await page.route(callsOf(readExportEndpoint), async (route) =>
    route.fulfill({ status: route.request().method() === 'POST' ? 202 : 200, json: state }),
  )
  await toAccount(page, 'pack-states@example.com')
  await expect(yourData(page).getByText('Packing, 38 of 61 pictures')).toBeVisible()
  await expect(yourData(page).getByRole('progressbar')).toBeVisible()
  await expect(yourData(page).getByRole('button')).toHaveCount(0)
  expect(await findingsOn(page)).toEqual([])
  // It looks by itself.
  state = { state: 'failed', why: 'trouble' }
  await expect(yourData(page).getByText('Export failed. Please try again.')).toBeVisible({ timeout: 15_000 })
  expect(await findingsOn(page)).toEqual([])
  state = { ...ready, until: until(4_000) }
  await button(page, 'Try again').click()
  await expect(yourData(page).getByText('48 MB, until ')).toBeVisible()
  await expect(yourData(page).getByText('Your last download has ended')).toBeVisible({ timeout: 15_000 })
  state = { ...ready, until: until(86_000_000) }
  await button(page, 'Download my data').click()
  await expect(button(page, 'Pack it again')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
})
