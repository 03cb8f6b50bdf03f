import type { Browser, Page } from 'playwright'
import { startProduct } from '../../e2e/product/start-product.ts'
import { createWebsite } from '../../e2e/steps/create-website.ts'
import { headline, publish, savedToAccount } from '../../e2e/steps/designer.ts'
import { take, visitor } from './take.ts'

const business = {
  name: 'Hollis Joinery',
  about: 'Staircases, fitted shelves and sash windows in oak and ash for old houses around Ludlow.',
  place: 'Ludlow, United Kingdom',
}

const takeDialog = async (page: Page, name: string, open: () => Promise<void>): Promise<void> => {
  await open()
  await page.getByRole('dialog').waitFor()
  await take(page, `designer-${name}`, { isWide: true })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** The dialogs that stand above the work on a website. */
const takeDialogs = async (page: Page): Promise<void> => {
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).first().click()
  const choose = (item: string) => async () => {
    await page.getByRole('button', { name: /website menu/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await takeDialog(page, 'check', press('Check'))
  await takeDialog(page, 'share', press('Share'))
  await takeDialog(page, 'publish', press('Publish'))
  await takeDialog(page, 'search', () => page.keyboard.press('Control+k'))
  await takeDialog(page, 'save-draft', press('Save Draft'))
  await takeDialog(page, 'versions', choose('Versions'))
  await takeDialog(page, 'add-section', press('Add section'))
}

/** A section, an item of it and its picture in the panel beside the page. */
const takeSection = async (page: Page): Promise<void> => {
  const rail = page.getByRole('navigation', { name: 'Sections' })
  await rail
    .getByRole('button', { name: /^Services/ })
    .first()
    .click()
  await take(page, 'designer-section', { isWide: true })
  await page.locator('[data-row-of="items"]').first().click()
  await take(page, 'designer-item', { isWide: true })
}

/** The designer at work: a section, its dialogs, what is checked, published and kept. */
export const walkWork = async (browser: Browser): Promise<void> => {
  const product = await startProduct()
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const page = await (await browser.newContext(visitor)).newPage()
    await createWebsite(page, business, 'nora@hollis.example')
    await headline(page).waitFor()
    await savedToAccount(page)
    await takeSection(page)
    await takeDialogs(page)
    await publish(page, 'hollis-joinery')
  } finally {
    await product.stop()
  }
}
