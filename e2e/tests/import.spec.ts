import { expect, test } from '@playwright/test'
import { rookPages } from '@shingle/worker/import/testing/rook.ts'
import { type ImportProduct, startImportProduct } from '../product/import-product.ts'
import { findingsOn } from '../steps/findings.ts'
import { appOrigin } from '../steps/origin.ts'
import { signIn } from '../steps/sign-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let started: ImportProduct
test.beforeAll(async () => {
  started = await startImportProduct({
    ...rookPages,
    'bare.example': '<title>Bare Boards</title><p>Hello.</p>',
    'empty.example': '<p></p>',
  })
})
test.afterAll(() => started.stop())

test('[1.import] from a link on the home page to a website made of what was ticked', async ({ page }) => {
  await page.goto(appOrigin())
  await page.getByLabel('Address of a page you have').fill('rook.example')
  await page.getByRole('button', { name: 'Read my page' }).click()
  await expect(page.getByRole('heading', { name: 'This is what was there' })).toBeVisible()
  await expect(page.getByText('Imported minimal content from your supplied link')).toBeVisible()
  await expect(page.getByText('Left there: 41 reviews.')).toBeVisible()
  await expect(page.getByText('Saturday is told twice.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.getByText('Sat 8:30am–5pm, Contact').click()
  await page.getByLabel('Skin fade £24').uncheck()
  // Copied only with a tick; one that does not come keeps nobody waiting.
  await expect(page.getByLabel('The shop’s sign')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Three chairs', exact: true }).check()

  // What was found and chosen survives a reload.
  await page.reload()
  await expect(page.getByLabel('Skin fade £24')).not.toBeChecked()
  await page.getByRole('button', { name: /^Use these/ }).click()

  await expect(page.getByLabel('Business name')).toHaveValue('Rook & Son Barbers')
  await expect(page.getByLabel('What the business is about')).toHaveValue(
    /Three chairs on Kirkgate since 2011/,
  )
  for (const next of ['Choose fonts', 'Choose colors', 'Choose sections', 'Create Your Site'])
    await page.getByRole('button', { name: next }).click()
  await signIn(page, 'rook@example.com')
  await expect(page).toHaveURL(/\/designer\?websiteId=/, { timeout: 30_000 })
  const canvas = page.frameLocator('iframe').first()
  await expect(canvas.getByText('Hot towel shave').first()).toBeVisible()
  await expect(canvas.getByText('£22').first()).toBeVisible()
  await expect(canvas.getByText('0113 496 0188').first()).toBeVisible()
  await expect(canvas.getByText(/8:30.*5pm|08:30.*17:00/).first()).toBeVisible()
  await expect(canvas.getByText('Skin fade')).toHaveCount(0)
})

test('[8.import] a link that brings little, nothing or no website is told in the specification’s words', async ({
  page,
}) => {
  const read = async (link: string) => {
    await page.goto(`${appOrigin()}/create/link?link=${link}`)
  }
  await read('bare.example')
  await expect(page.getByText('Imported minimal content from your supplied link')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await read('empty.example')
  await expect(page.getByText('No content was imported from your supplied link')).toBeVisible()
  await read('nobody.example')
  await expect(page.getByText('No website at this link')).toBeVisible()
  await read('rook.example/setup.exe')
  await expect(page.getByText('URL flagged as malicious.')).toBeVisible()
  await page.getByRole('button', { name: 'Try another link' }).click()
  await page.getByLabel('Link to your page').fill('rook and son barbers')
  await page.getByRole('button', { name: 'Read my page' }).click()
  await expect(page.getByText('Please enter a valid web address')).toBeVisible()
})
