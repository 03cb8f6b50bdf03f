import { expect, type Page, test } from '@playwright/test'
import { listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { callsOf } from '../steps/calls-of.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline, openDesigner } from '../steps/designer.ts'

const business = {
  name: 'Perrin Locksmiths',
  about: 'Locksmith in Leeds. Doors opened, locks changed, keys cut.',
  place: 'Leeds, England',
}

/** In the page: notes what was asked for by the time its own words stand on the canvas. */
const noteFetched = (): void => {
  const look = () => {
    const canvas = document.querySelector('iframe')?.contentDocument
    const words = canvas?.querySelector('.section-introduction [data-field]')?.textContent ?? ''
    if (words === '') return void requestAnimationFrame(look)
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
    Reflect.set(window, 'fetchedAtFirst', fetched)
  }
  look()
}

const fetchedAtFirst = async (page: Page): Promise<string[]> => {
  const noted = await page.waitForFunction(() => Reflect.get(window, 'fetchedAtFirst') ?? null)
  return noted.jsonValue()
}

test.describe('on a device that keeps no scripts', () => {
  test.use({ serviceWorkers: 'block' })

  test('[8.designer] until the page stands on the canvas nothing is fetched that nobody sees yet', async ({
    page,
    browser,
  }) => {
    const draftId = await createWebsite(page, business, 'opening@example.com')
    const state = await page.context().storageState()
    const context = await browser.newContext({ storageState: state, serviceWorkers: 'block' })
    const fresh = await context.newPage()
    await fresh.addInitScript(noteFetched)
    await openDesigner(fresh, draftId)
    const later = /\/(dialogs|drag-rows|artwork-picture|row-menu|canvas-overlay|banners|toast|page-parts)-/
    expect((await fetchedAtFirst(fresh)).filter((address) => later.test(address))).toEqual([])
    // What is wanted before it is here comes when it is.
    await fresh.getByRole('button', { name: 'Search' }).click()
    await expect(fresh.getByRole('dialog')).toBeVisible()
    await context.close()
  })
})

test('[8.designer] on a device that knows nothing a draft opens beside the list of websites', async ({
  page,
}) => {
  await createWebsite(page, business, 'beside@example.com')
  await page.evaluate(() => localStorage.removeItem('websites'))
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(callsOf(listWebsitesEndpoint), async (route) => {
    await mayAnswer
    await route.continue()
  })
  const line = page.waitForEvent('websocket')
  await page.goto(page.url())
  await line
  answer()
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
})
