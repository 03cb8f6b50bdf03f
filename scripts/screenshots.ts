import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../e2e/browser/find-chromium.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import { publish } from '../e2e/steps/designer.ts'
import { siteAddress } from '../e2e/steps/origin.ts'
import { signIn } from '../e2e/steps/sign-in.ts'
import { cutGuides } from './screenshots/cut-guides.ts'
import { folder, take, visitor } from './screenshots/take.ts'
import { takeEditors } from './screenshots/take-editors.ts'
import { takeExport } from './screenshots/take-export.ts'
import { takePresence } from './screenshots/take-presence.ts'
import { walkAccount } from './screenshots/walk-account.ts'
import { walkDomain } from './screenshots/walk-domain.ts'
import { walkFront } from './screenshots/walk-front.ts'
import { walkImport } from './screenshots/walk-import.ts'
import { walkLeads } from './screenshots/walk-leads.ts'
import { walkLeaving } from './screenshots/walk-leaving.ts'
import { walkMails } from './screenshots/walk-mails.ts'
import { walkModel } from './screenshots/walk-model.ts'
import { walkPhone } from './screenshots/walk-phone.ts'
import { walkSignIn } from './screenshots/walk-sign-in.ts'
import { walkWork } from './screenshots/walk-work.ts'

const business = {
  name: 'Aldgate Plumbing',
  about:
    'Emergency plumber in Leeds. We fix leaks, unblock drains, fit taps and bathrooms and service boilers. Call 0113 496 0142.',
  place: 'Leeds, England',
}

const walkOnboarding = async (page: Page, origin: string): Promise<void> => {
  await page.goto(origin)
  await take(page, 'home', { isWhole: true })
  await page.goto(`${origin}${appPaths.createAbout}`)
  await page.getByLabel('Business name').fill(business.name)
  await page.getByLabel('What the business is about').fill(business.about)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('Where you work').fill(business.place)
  await take(page, 'create-0-about')
  await page.getByRole('button', { name: 'Choose fonts' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'create-1-fonts')
  await page.getByRole('button', { name: 'Choose colors' }).click()
  await take(page, 'create-2-colors')
  await page.getByRole('button', { name: 'Choose sections' }).click()
  await take(page, 'create-3-sections')
  await page.getByRole('button', { name: 'Create Your Site' }).click()
  await page.getByLabel('Email').waitFor()
  await take(page, 'sign-in')
}

const walkDesigner = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sections', exact: true }).waitFor()
  await page.getByText('Saved to your account').waitFor()
  await take(page, 'designer-sections')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await take(page, 'designer-settings')
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  await take(page, 'designer-theme')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await take(page, 'designer-preview')
  await page.getByRole('button', { name: 'Exit Preview' }).click()
}

/** A website on its way into the trash and out of it again. */
const walkTrash = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: `More for ${business.name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete website' }).click()
  await take(page, 'trash-delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete website' }).click()
  await page.getByText('30 days left').waitFor()
  await take(page, 'trash', { isWhole: true })
  await page.getByRole('button', { name: `Delete ${business.name} for good` }).click()
  await page.getByLabel(/^Type/).waitFor()
  await take(page, 'trash-for-good')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Restore ${business.name}` }).click()
  await page.getByRole('link', { name: `Edit ${business.name}` }).waitFor()
}

/** Everything from the first question to the editors of a website. */
const walkProduct = async (browser: Browser): Promise<void> => {
  const product = await startProduct()
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const page = await browser.newPage(visitor)
    await walkOnboarding(page, product.origin)
    await signIn(page, 'rosa@example.com')
    await page.getByText('Organizing layouts').waitFor()
    await page.screenshot({ path: join(folder, 'create-4-launch-1440.png') })
    await walkDesigner(page)
    const draftId = new URL(page.url()).searchParams.get('websiteId') ?? ''
    await publish(page, 'aldgate-plumbing')
    await page.screenshot({ path: join(folder, 'published-dialog-1440.png') })
    await page.goto(siteAddress('aldgate-plumbing'))
    await take(page, 'published', { isWhole: true })
    await page.goto(`${product.origin}${appPaths.websites}`)
    await page.getByText('Your Websites').waitFor()
    await take(page, 'websites')
    await walkTrash(page)
    const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await takeEditors(page, other, draftId)
    await takePresence(page, other, draftId)
    await takeExport(page)
  } finally {
    await product.stop()
  }
}

const walks = {
  'sign-in': walkSignIn,
  account: walkAccount,
  domain: walkDomain,
  front: walkFront,
  import: walkImport,
  leads: walkLeads,
  leaving: walkLeaving,
  mails: walkMails,
  model: walkModel,
  phone: walkPhone,
  product: walkProduct,
  work: walkWork,
}
const [only] = process.argv.slice(2)
const chosen = Object.entries(walks).filter(([name]) => only === undefined || only === name)
if (chosen.length === 0 && only !== 'guides')
  throw new Error(`There is no part ${only}, but ${[...Object.keys(walks), 'guides'].join(', ')}`)
await mkdir(folder, { recursive: true })
if (chosen.length > 0) {
  const browser = await chromium.launch({
    ...(await findChromium()),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const [, walk] of chosen) await walk(browser)
  } finally {
    await browser.close()
  }
}
// What the help shows is cut out of them.
await cutGuides()
