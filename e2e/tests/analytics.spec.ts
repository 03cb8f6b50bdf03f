import { type BrowserContext, expect, test } from '@playwright/test'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { findingsOn } from '../steps/findings.ts'

let product: RunningProduct
test.beforeAll(async () => {
  product = await startProduct({ variables: { ANALYTICS_ID: 'G-SHINGLE1' } })
})
test.afterAll(() => product.stop())

/** Everything that a browser asks of others than the product; Google's collector answers as it does. */
const watchOutside = async (context: BrowserContext) => {
  const asked: URL[] = []
  await context.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => {
      asked.push(new URL(route.request().url()))
      return route.fulfill({ status: 204 })
    },
  )
  return asked
}
const pathsTold = (asked: readonly URL[]) =>
  asked.map(({ origin, pathname, searchParams }) =>
    [`${origin}${pathname}`, searchParams.get('en'), searchParams.get('ep.page_path')].join(' '),
  )
const collected = (path: string) => `https://www.google-analytics.com/g/collect page_view ${path}`

test('[9.analytics] the operator’s analytics hear of who agreed, in the app too, and of nobody else', async ({
  page,
  context,
}) => {
  const asked = await watchOutside(context)
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto(`${product.origin}/privacy`)
  await expect(page.getByRole('heading', { name: 'Analytics', exact: true })).toBeVisible()
  const bar = page.getByRole('region', { name: 'Analytics' })
  await expect(bar).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  expect(asked).toEqual([])

  await bar.getByRole('button', { name: 'Yes, count me' }).click()
  await expect(bar).toHaveCount(0)
  await expect.poll(() => pathsTold(asked)).toEqual([collected('/privacy')])
  await page.goto(`${product.origin}/sign-in`)
  await expect.poll(() => pathsTold(asked).at(-1)).toBe(collected('/sign-in'))

  await page.goto(`${product.origin}/`)
  await expect.poll(() => pathsTold(asked).at(-1)).toBe(collected('/'))
  await page.getByRole('button', { name: 'Analytics choice' }).click()
  await bar.getByRole('button', { name: 'No, thanks' }).click()
  const before = asked.length
  await page.goto(`${product.origin}/pricing`)
  await expect(page.getByRole('button', { name: 'Analytics choice' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect([asked.length, refused]).toEqual([before, []])
})
