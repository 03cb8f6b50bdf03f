import { expect, type Page, test } from '@playwright/test'
import { startLibraries } from '@shingle/api/stock/testing/start-libraries.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { introductionPicture } from '../steps/choose-photo.ts'
import { publish, savedToAccount } from '../steps/designer.ts'
import { findingsOn } from '../steps/findings.ts'
import { goOffline } from '../steps/go-offline.ts'
import { siteAddress } from '../steps/origin.ts'
import { createPlumber } from '../steps/plumber.ts'

let libraries: Awaited<ReturnType<typeof startLibraries>>
let product: RunningProduct
const usual = process.env.APP_ORIGIN_UNDER_TEST
test.beforeAll(async () => {
  libraries = await startLibraries()
  const variables = {
    ...{ IMPORT_FIXTURES: String(libraries.port), PEXELS_API_KEY: 'key', UNSPLASH_ACCESS_KEY: 'key' },
  }
  product = await startProduct({ variables })
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
})
test.afterAll(async () => {
  if (usual !== undefined) process.env.APP_ORIGIN_UNDER_TEST = usual
  await product.stop()
  await libraries.close()
})

const openStock = async (page: Page) => {
  await page.locator('[data-rail-row]').filter({ hasText: 'Introduction' }).first().click()
  await page.getByRole('complementary').getByRole('button', { name: 'Change picture' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Change the image' })
  await dialog.getByText('Stock', { exact: true }).click()
  return dialog
}

test('[3.providers] a photograph by others is looked for, taken and published with its maker’s name', async ({
  page,
}) => {
  test.setTimeout(240_000)
  // The libraries' own servers, from which browsers get what was found.
  await page.route(/^https:\/\/images\.(pexels|unsplash)\.com\//, (route) =>
    route.fulfill({ contentType: libraries.picture.type, body: libraries.picture.bytes }),
  )
  await createPlumber(page, 'stock@example.com')
  const dialog = await openStock(page)
  await expect(dialog.getByRole('button', { name: 'Hands at work, by Ana 1' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  // As narrow as a phone the designer is another screen: back from it the dialog begins anew.
  await dialog.getByText('Stock', { exact: true }).click()
  await dialog.getByRole('searchbox', { name: 'Search for pictures' }).fill('copper pipes')
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: 'Horizontal' }).click()
  await expect
    .poll(() => libraries.asked.some((line) => /query=copper\+pipes&orientation=landscape/.test(line)))
    .toBe(true)
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await expect(dialog.getByText('Whoever made a picture is named on your page.')).toBeVisible()

  await test.step('a library that is away is said, and asked again', async () => {
    for (const host of ['api.pexels.com', 'api.unsplash.com'])
      libraries.answers[host] = (response) => response.writeHead(503).end()
    await dialog.getByRole('radio', { name: 'Square' }).click()
    await expect(dialog.getByText('Image library content loading error.')).toBeVisible()
    libraries.answers = {}
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(5)
  })

  await dialog.getByRole('button', { name: 'Hands at work, by Ana 2' }).press('Enter')
  await expect(dialog.getByLabel('Alt text')).toHaveValue('Hands at work')
  await dialog.getByRole('button', { name: 'Use image' }).click()
  await expect(introductionPicture(page)).toHaveAttribute('src', /^\/i\//)
  await savedToAccount(page)

  await publish(page, 'stock-plumbing')
  const visitor = await page.context().newPage()
  await visitor.goto(siteAddress('stock-plumbing'))
  await expect(visitor.getByRole('link', { name: 'Ana 2' })).toHaveAttribute(
    'href',
    'https://www.pexels.com/@ana',
  )
  await expect(visitor.getByRole('link', { name: 'Ana 1' })).toHaveCount(0)
  await visitor.close()

  await test.step('offline it says when pictures can be looked for', async () => {
    await page.keyboard.press('Escape')
    await goOffline(page)
    const offline = await openStock(page)
    await expect(offline.getByText('pictures of others can be looked for when you are back')).toBeVisible()
  })
})
