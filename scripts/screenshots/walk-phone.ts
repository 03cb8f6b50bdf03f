import { type Browser, devices, type Page } from 'playwright'
import { startProduct } from '../../e2e/product/start-product.ts'
import { createWebsite } from '../../e2e/steps/create-website.ts'
import { headline } from '../../e2e/steps/designer.ts'
import { takeScreen, visitor } from './take.ts'

const business = {
  name: 'Aldgate Plumbing',
  about:
    'Emergency plumber in Leeds: leaks, blocked drains, taps and boilers. Call out £60. Open Monday to Friday 8:00 to 18:00.',
  place: 'Leeds, United Kingdom',
}

/** The parts of the page that are opened one after the other, and the pictures' names. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^Introduction/, 'text'],
  [/^Services|service/, 'prices'],
  [/Open|Closed|Opens|Was open/, 'hours'],
  [/^Gallery/, 'photos'],
]

const takeParts = async (page: Page): Promise<void> => {
  const list = page.getByRole('navigation', { name: 'Parts of the page' })
  await takeScreen(page, 'phone-parts')
  for (const [part, name] of parts) {
    const row = list.getByRole('button', { name: part }).first()
    if ((await row.count()) === 0) continue
    await row.tap()
    await page.getByRole('button', { name: 'Back', exact: true }).waitFor()
    await takeScreen(page, `phone-${name}`)
    await page.getByRole('button', { name: 'Back', exact: true }).tap()
    await list.waitFor()
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await page.getByRole('dialog').waitFor()
  await takeScreen(page, 'phone-publish')
}

/** A website in the hand of its owner, on a phone. */
export const walkPhone = async (browser: Browser): Promise<void> => {
  const product = await startProduct()
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'] ?? {}
    const page = await (await browser.newContext({ ...visitor, ...pixel })).newPage()
    await createWebsite(page, business, 'van@aldgate.example')
    await headline(page).waitFor()
    await takeParts(page)
  } finally {
    await product.stop()
  }
}
