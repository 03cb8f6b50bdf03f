import { articlePath, industryPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import type { Browser, Page } from 'playwright'
import { startProduct } from '../../e2e/product/start-product.ts'
import { askForIdeas } from '../../e2e/steps/creators.ts'
import { take, visitor } from './take.ts'

const written = {
  about: pagePaths.about,
  trades: pagePaths.industries,
  trade: industryPath('electrician'),
  pricing: pagePaths.pricing,
  support: pagePaths.support,
  blog: pagePaths.blog,
  article: articlePath('prices-from-by-the-hour-or-not-at-all'),
  'not-found': '/no-such-page/at-all',
} as const

const takeNames = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}${pagePaths.names}`)
  await take(page, 'names', { isWhole: true })
  await page.getByLabel('What you do').fill('Sourdough and buns, baked at night in a garage.')
  await page.getByLabel('Place').fill('Totnes, Devon')
  await page.getByRole('button', { name: 'Paint twelve names' }).click()
  await page.getByText('Web address available').first().waitFor()
  await take(page, 'names-painted', { isWhole: true })
}

const takeIdeas = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}${pagePaths.ideas}`)
  await take(page, 'ideas', { isWhole: true })
  await askForIdeas(page)
  await page.getByRole('heading', { name: 'Eight ideas, at most five words each' }).waitFor()
  await take(page, 'ideas-thought-of', { isWhole: true })
}

const takeSearch = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}${pagePaths.support}`)
  await page.getByRole('searchbox').fill('expired code')
  await page.waitForTimeout(500)
  await take(page, 'support-search')
  await page.goto(`${origin}${pagePaths.industries}`)
  await page.getByLabel('What do people pay you for?').fill('teach piano')
  await page.getByRole('complementary').getByText('Music lessons').waitFor()
  await page.waitForLoadState('networkidle')
  await take(page, 'trades-search')
}

/** The pages that people meet before they have an account. */
export const walkFront = async (browser: Browser): Promise<void> => {
  const product = await startProduct()
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const page = await (await browser.newContext(visitor)).newPage()
    for (const [name, path] of Object.entries(written)) {
      await page.goto(`${product.origin}${path}`)
      await take(page, name, { isWhole: true })
    }
    await takeNames(page, product.origin)
    await takeIdeas(page, product.origin)
    await takeSearch(page, product.origin)
  } finally {
    await product.stop()
  }
}
