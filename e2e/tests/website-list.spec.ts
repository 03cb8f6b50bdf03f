import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { callsOf } from '../steps/calls-of.ts'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, openDesigner, retype, savedToAccount } from '../steps/designer.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

const business = {
  name: 'Nidd Cycles',
  about: 'Bicycle workshop in Knaresborough. Services, repairs, wheel building and second-hand bikes.',
  place: 'Knaresborough, England',
}

/** What somebody would notice of a page's top from far: its words, picture, colours, faces and buttons. */
const looksOf = (page: FrameLocator) =>
  page.locator('.section-introduction').evaluate((section) => {
    const styleOf = (element: Element | null) => getComputedStyle(element ?? section)
    const heading = section.querySelector('h1')
    const site = section.closest('.site')
    return {
      name: site?.querySelector('.section-header')?.textContent?.includes('Nidd Cycles'),
      headline: heading?.textContent,
      face: styleOf(heading).fontFamily,
      ink: styleOf(heading).color,
      ground: styleOf(section).backgroundColor,
      accent: styleOf(section).getPropertyValue('--accent'),
      button: styleOf(section.querySelector('.button')).borderRadius,
      layout: [...section.classList].filter((name) => name.startsWith('layout-')),
      picture: section.querySelector('img')?.getAttribute('src'),
    }
  })

/** Whether the page stands on a screen as wide as high or wider, and its headline on that screen. */
const screenOf = (page: FrameLocator) =>
  page.locator('h1').evaluate((heading) => ({
    isScreen: window.innerHeight > 0 && window.innerHeight <= window.innerWidth,
    isHeadlineOnIt: heading.getBoundingClientRect().bottom <= window.innerHeight,
  }))

const listed = (page: Page): FrameLocator =>
  page.getByRole('main').locator('article').filter({ hasText: business.name }).frameLocator('iframe')

test('[3.website] the list shows a website as its draft is, also right after it was changed', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const draftId = await createWebsite(page, business, 'list@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  // The drawing comes after its ground.
  await expect(canvas(page).locator('.section-introduction img').first()).toHaveAttribute(
    'src',
    /role%3D%22img%22/,
  )
  const first = await looksOf(canvas(page))
  await savedToAccount(page)
  await page.goto(`${appOrigin()}/websites`)
  await expect.poll(() => looksOf(listed(page))).toEqual(first)
  // An opening that fills a screen fills the board: on one as tall as the page its words would stand below the edge.
  await expect.poll(() => screenOf(listed(page))).toEqual({ isScreen: true, isHeadlineOnIt: true })

  await openDesigner(page, draftId)
  await retype(page, headline(page), 'Wheels built by hand')
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  await page.getByRole('region', { name: 'Palette' }).getByRole('button', { pressed: false }).nth(4).click()
  await page.mouse.move(720, 880)
  await savedToAccount(page)
  const changed = await looksOf(canvas(page))
  expect(changed.headline).toBe('Wheels built by hand')
  expect(changed.accent).not.toBe(first.accent)
  await expect(async () => {
    await page.goto(`${appOrigin()}/websites`)
    await expect.poll(() => looksOf(listed(page)), { timeout: 5000 }).toEqual(changed)
  }).toPass()
})

test('[4.list] a website that was only opened is not said to have been edited just now', async ({ page }) => {
  await websiteOf('opener@example.com', 'Opened Only')
  const dayMs = 24 * 60 * 60 * 1000
  const dates = {
    lastDesignedAt: new Date().toISOString(),
    modifiedAt: new Date(Date.now() - 3 * dayMs).toISOString(),
  }
  await page.route(callsOf(listWebsitesEndpoint), async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    const owned = list.owned?.map((website: object) => ({ ...website, ...dates }))
    await route.fulfill({ response, json: { ...list, ...(owned && { owned }) } })
  })
  await openList(page, 'opener@example.com')
  await expect(page.getByText('No address yet, edited 3 days ago')).toBeVisible()
})
