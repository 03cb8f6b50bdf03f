import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { introductionPicture, photo } from '../steps/choose-photo.ts'
import { canvas, headline, openDesigner, savedToAccount } from '../steps/designer.ts'
import { appOrigin } from '../steps/origin.ts'
import { countPresses } from '../steps/presses.ts'
import { signInUnseen } from '../steps/sign-in.ts'

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'designer.md'), 'utf8')
const [, table = ''] = /\n## Clicks\n([\s\S]*?)\n## /.exec(guide) ?? []
/** What the guide says of every task: how many presses it takes. */
const promised = new Map(
  [...table.matchAll(/^\| ([^|]+) \| (\d+) /gm)].map(([, task = '', count]) => [task, Number(count)]),
)

const row = (page: Page, title: string): Locator =>
  page.locator('[data-rail-row]').filter({ hasText: title }).first()
const inspector = (page: Page): Locator => page.getByRole('complementary').last()
const mode = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Mode' }).getByRole('button', { name }).click()
const order = (page: Page): Promise<readonly string[]> =>
  canvas(page)
    .locator('.section[id]')
    .evaluateAll((all) => all.map(({ id }) => id))
const sectionsBecome = (page: Page, count: number): Promise<void> =>
  expect.poll(async () => (await order(page)).length).toBe(count)
const chooseFiles = async (page: Page, button: Locator, files: readonly string[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles([...files])
}

/** Every task as its owner does it, by the shortest way with a mouse; what is typed is no press. */
const tasks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Write another headline': async (page) => {
    await headline(page).click()
    await expect(headline(page)).toHaveAttribute('contenteditable')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Pasta at your door')
    await expect(headline(page)).toHaveText('Pasta at your door')
  },
  'Make a word bold': async (page) => {
    const text = canvas(page).locator('.section-introduction [data-rich]').first()
    await text
      .locator('p')
      .first()
      .dblclick({ position: { x: 12, y: 8 } })
    await page
      .getByRole('toolbar', { name: 'Text', exact: true })
      .getByRole('button', { name: 'Bold' })
      .click()
    await expect(text.locator('strong')).toHaveCount(1)
  },
  'Put an own photo into the opening': async (page) => {
    await row(page, 'Introduction').click()
    await chooseFiles(page, page.getByRole('button', { name: 'Upload', exact: true }).first(), [photo])
    await expect(introductionPicture(page)).toHaveAttribute('src', /^(blob:|\/i\/)/)
  },
  'Put six own photos into the gallery': async (page) => {
    await row(page, 'Gallery').click()
    const files = Array.from({ length: 6 }, () => photo)
    await chooseFiles(page, inspector(page).getByRole('button', { name: 'Add photos' }), files)
    await expect(
      canvas(page).locator('.section-gallery img[src^="blob:"],.section-gallery img[src^="/i/"]'),
    ).toHaveCount(6)
  },
  'Move a section': async (page) => {
    const before = await order(page)
    const [from, to] = await Promise.all([
      row(page, 'Gallery').boundingBox(),
      row(page, 'Services').boundingBox(),
    ])
    if (from === null || to === null) throw new Error('no rows')
    await page.mouse.move(from.x + 80, from.y + 12)
    await page.mouse.down()
    await page.mouse.move(from.x + 80, from.y - 4, { steps: 4 })
    await page.mouse.move(to.x + 80, to.y + 4, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => order(page)).not.toEqual(before)
  },
  'Give a service a price and a button': async (page) => {
    const services = canvas(page).locator('.section-services')
    await services.locator('[data-item]').first().click()
    await inspector(page).getByLabel('Pricing').click()
    await page.keyboard.type('from £12')
    await inspector(page).getByLabel('Button', { exact: true }).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Book a table')
    await expect(services).toContainText('from £12')
    await expect(services).toContainText('Book a table')
  },
  'Close on a weekday': async (page) => {
    await mode(page, 'Settings')
    const monday = page.getByRole('group', { name: 'Opening hours' }).getByRole('switch', { name: 'Monday' })
    await expect(monday).toBeChecked()
    await monday.click()
    await expect(monday).not.toBeChecked()
  },
  'Add a day off': async (page) => {
    await mode(page, 'Settings')
    await page.getByRole('button', { name: 'Add special day' }).click()
    await expect(page.getByLabel('Date', { exact: true })).toHaveCount(1)
  },
  'Change the telephone number': async (page) => {
    await mode(page, 'Settings')
    await page.getByLabel('Phone', { exact: true }).first().click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('+44 117 496 0123')
    await expect(
      canvas(page).getByText('0117 496 0123').or(canvas(page).getByText('+44 117 496 0123')).first(),
    ).toBeAttached()
  },
  'Add a section': async (page) => {
    const { length } = await order(page)
    await page.getByRole('button', { name: 'Add section' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add Team/ })
      .first()
      .click()
    await sectionsBecome(page, length + 1)
  },
  'Duplicate a section': async (page) => {
    const { length } = await order(page)
    await row(page, 'Text Banner').click()
    await page.keyboard.press('ControlOrMeta+d')
    await sectionsBecome(page, length + 1)
  },
  'Delete a section': async (page) => {
    const { length } = await order(page)
    await row(page, 'Text Banner').click()
    await page.keyboard.press('Delete')
    await sectionsBecome(page, length - 1)
  },
  'Take the last step back': async (page) => {
    const { length } = await order(page)
    await row(page, 'Text Banner').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Delete')
    await sectionsBecome(page, length - 1)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await sectionsBecome(page, length)
  },
  'Lay a section out otherwise': async (page) => {
    await row(page, 'Introduction').click()
    const other = page
      .getByRole('radiogroup', { name: 'Layout' })
      .getByRole('radio', { checked: false })
      .last()
    await other.click()
    await expect(page.getByRole('radiogroup', { name: 'Layout' }).getByRole('radio').last()).toBeChecked()
  },
  'Take another palette': async (page) => {
    await mode(page, 'Theme')
    const other = page.getByRole('region', { name: 'Palette' }).getByRole('button', { pressed: false }).nth(2)
    await other.click()
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeEnabled()
  },
  'Take other fonts': async (page) => {
    await mode(page, 'Theme')
    await page.getByRole('region', { name: 'Fonts' }).locator('button[aria-pressed=false]').first().click()
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeEnabled()
  },
  'See the page as on a phone': async (page) => {
    const before = await page.locator('iframe').first().boundingBox()
    await page.getByRole('radiogroup', { name: 'Device' }).getByRole('radio', { name: 'Mobile' }).click()
    await expect
      .poll(async () => (await page.locator('iframe').first().boundingBox())?.width)
      .toBeLessThan(before?.width ?? 0)
  },
  'See the page as visitors do': async (page) => {
    await page.getByRole('button', { name: 'Preview' }).first().click()
    await expect(page.getByRole('button', { name: 'Exit Preview' })).toBeVisible()
  },
  'Keep a version by name': async (page) => {
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.getByLabel('Name of this version').fill('Before the summer')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
  Publish: async (page) => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Web address available')).toBeVisible()
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('heading', { name: 'Website Published' })).toBeVisible()
  },
  Unpublish: async (page) => {
    await page
      .getByRole('button', { name: /^Nonna’s Pasta Van/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Unpublish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText('is no longer published')).toBeVisible()
  },
}

test('[2.designer] each of the tasks takes as many clicks as the guide to the designer says', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const email = 'clicks@example.com'
  const draft = await createWebsiteByHttp(await signInByHttp(appOrigin(), email), {
    businessName: 'Nonna’s Pasta Van',
    businessActivities:
      'Fresh pasta from a van in Bristol: tagliatelle, gnocchi, lasagne. Open Monday to Friday 11:00 to 15:00. Call 0117 496 0190.',
    businessLocation: 'Bristol, England',
    sections: ['Introduction', 'Services', 'QuoteBanner', 'Gallery', 'Contact'],
  })
  await signInUnseen(page, email)
  const counted = new Map<string, number>()
  for (const [task, does] of Object.entries(tasks))
    await test.step(task, async () => {
      await openDesigner(page, draft)
      await savedToAccount(page)
      await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled()
      const presses = await countPresses(page)
      await does(page)
      counted.set(task, await presses())
    })
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(promised))
})
