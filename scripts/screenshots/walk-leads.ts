import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { websiteLeadsPath, websiteVisitsPath } from '@shingle/shared/paths/website-paths.ts'
import { type Browser, devices, type Page } from 'playwright'
import { signInByHttp } from '../../e2e/product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../../e2e/product/http-website.ts'
import { startProduct } from '../../e2e/product/start-product.ts'
import { appOrigin, siteAddress } from '../../e2e/steps/origin.ts'
import { openList } from '../../e2e/steps/sign-in.ts'
import { take, visitor } from './take.ts'

const owner = 'bea@tidewater.example'
const name = 'Tidewater Plumbing'
const handle = 'tidewater-plumbing'

const letters = [
  [
    'Joan Penrose',
    'The boiler shows F28 and there is no hot water.\n\nCould you come today? I am in until six.',
  ],
  ['Marek Kowalski', 'What does fitting a kitchen tap cost, if I bring the tap?'],
  ['Rank First', 'We rank your website on the first page of Google by SEO and backlinks.'],
] as const

/** What a visitor does: opens the page, writes, and sends. */
const write = async (page: Page, [from, text]: (typeof letters)[number]): Promise<void> => {
  await page.goto(siteAddress(handle), { referer: 'https://www.instagram.com/' })
  await page.getByLabel('Your name').fill(from)
  await page.getByLabel('Email', { exact: true }).fill(`${from.split(' ')[0]?.toLowerCase()}@mail.example`)
  await page.getByLabel('Your message').fill(text)
  // What is sent faster no hand has written.
  await page.waitForTimeout(2_100)
  await page.locator('form button[type=submit]').first().click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
}

const takeEmpty = async (page: Page, draftId: string): Promise<void> => {
  await page.goto(`${appOrigin()}${websiteLeadsPath(draftId)}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await take(page, 'leads-empty')
  await page.goto(`${appOrigin()}${websiteVisitsPath(draftId)}`)
  await page.getByRole('heading', { name: 'Nobody has been here yet' }).waitFor()
  await take(page, 'visits-empty')
}

const takeLetters = async (page: Page, draftId: string): Promise<void> => {
  await page.goto(`${appOrigin()}${websiteLeadsPath(draftId)}`)
  await page.getByRole('link', { name: /Joan Penrose/ }).waitFor()
  await take(page, 'leads-inbox')
  await page.getByRole('link', { name: /Joan Penrose/ }).click()
  await page.getByRole('article').getByText('Could you come today?').waitFor()
  await take(page, 'leads-open')
  await page.getByRole('button', { name: 'Export contacts' }).click()
  await page.getByRole('dialog').waitFor()
  await take(page, 'leads-export')
  await page.keyboard.press('Escape')
  await page.goto(`${appOrigin()}${websiteLeadsPath(draftId)}`)
  await page.getByRole('link', { name: /^Spam/ }).click()
  await page.getByRole('link', { name: /Rank First/ }).click()
  await page.getByText('Spam, because').waitFor()
  await take(page, 'leads-spam')
  await page.goto(`${appOrigin()}${appPaths.leads}`)
  await page.getByRole('link', { name: /Joan Penrose/ }).waitFor()
  await take(page, 'leads-of-all')
  await page.route(/\/api\/.*(submissions|leads|messages)/, (route) => route.abort())
  await page.goto(`${appOrigin()}${websiteLeadsPath(draftId)}`)
  await page.waitForTimeout(3_000)
  await take(page, 'leads-unreachable')
  await page.unrouteAll()
}

/** What comes of a published website: messages, and who was there. */
export const walkLeads = async (browser: Browser): Promise<void> => {
  const product = await startProduct()
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const page = await (await browser.newContext(visitor)).newPage()
    const account = await signInByHttp(product.origin, owner)
    const draftId = await createWebsiteByHttp(account, {
      businessName: name,
      businessActivities: 'Plumber in Whitby: leaks, taps, drains and boilers. Call 0113 496 0142.',
      businessLocation: 'Whitby, United Kingdom',
    })
    await publishByHttp(account, draftId, handle)
    await openList(page, owner)
    await takeEmpty(page, draftId)
    const guest = await (await browser.newContext({ userAgent: devices['iPhone 15']?.userAgent })).newPage()
    for (const letter of letters) await write(guest, letter)
    await guest.goto(siteAddress(handle))
    await guest.context().close()
    await takeLetters(page, draftId)
    await page.goto(`${product.origin}${websiteVisitsPath(draftId)}`)
    await page.getByText('in 30 days').first().waitFor({ timeout: 60_000 })
    await take(page, 'visits', { isWhole: true })
  } finally {
    await product.stop()
  }
}
