import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { addSection, canvas, headline, savedToAccount } from '../steps/designer.ts'
import { addressOfScript, holdScript } from '../steps/late-script.ts'

const business = {
  name: 'Hallam Joinery',
  about: 'Joiner in Sheffield. Stairs, windows, fitted kitchens and doors.',
  place: 'Sheffield, England',
}

const rowOf = (page: Page, title: string) =>
  page.locator('[data-rail-row]').filter({ hasText: title }).first()

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })

const hiddenSections = (page: Page) => page.locator('[data-region="rail"] .lucide-eye-off')

/** What has the focus holds what is typed at once, be it a field or formatted text. */
const typedWords = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : field?.textContent
  })

const words = 'hdhand made'

test('[2.designer] what is typed right after an Add is its name, and hides nothing', async ({ page }) => {
  test.setTimeout(120_000)
  await createWebsite(page, business, 'typing@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })

  const typeAfterAdding = (add: string, title: string) =>
    test.step(`${add} of ${title}`, async () => {
      await rowOf(page, title).click()
      await inspector(page)
        .getByRole('button', { name: `Add ${add}`, exact: true })
        .click()
      await page.keyboard.type(words)
      expect(await typedWords(page)).toBe(words)
    })
  // First, while there is room: a list of links that follows the sections is soon full.
  await typeAfterAdding('link', 'Header')
  for (const title of ['Team', 'Logo Grid', 'Frequently Asked Questions']) {
    await test.step(`section ${title}`, async () => {
      await addSection(page, title)
      await expect(inspector(page).getByLabel('Heading', { exact: true })).toBeFocused()
      await page.keyboard.type('h')
      expect(await typedWords(page)).toBe('h')
    })
  }
  for (const [title, add] of [
    ['Services', 'service'],
    ['Gallery', 'picture'],
    ['Team', 'team member'],
    ['Customer Reviews', 'review'],
    ['Frequently Asked Questions', 'question'],
    ['Contact', 'field'],
  ] as const) {
    await typeAfterAdding(add, title)
  }
  await test.step('a logo has no words: its picture has the focus', async () => {
    await rowOf(page, 'Logo Grid').click()
    await page.getByRole('button', { name: 'Add logo' }).click()
    await page.keyboard.press('h')
    await expect(inspector(page).getByRole('button', { name: 'Choose logo' })).toBeFocused()
  })
  await expect(hiddenSections(page)).toHaveCount(0)
  await savedToAccount(page)

  await test.step('special day', async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.getByRole('button', { name: 'Add special day' }).click()
    await expect(page.getByLabel('Date')).toBeFocused()
  })
  await test.step('hours of a day, added and removed', async () => {
    await page.getByRole('switch', { name: 'Open on this day' }).click()
    const opens = page.getByLabel(/ opens$/)
    const day = opens.and(page.locator('[data-special-day] input'))
    await page
      .locator('[data-special-day]')
      .getByRole('button', { name: /^Add hours/ })
      .click()
    await expect(day.nth(1)).toBeFocused()
    await page
      .locator('[data-special-day]')
      .getByRole('button', { name: /^Remove 18:00/ })
      .click()
    await expect(day).toBeFocused()
  })
  await test.step('whose note says when its room is used up', async () => {
    await page
      .getByLabel('Why, such as Christmas')
      .fill('Closed for the joiners’ convention. '.repeat(3).slice(0, 80))
    await expect(page.getByText('The limit of 80 is reached')).toBeVisible()
    const shown = page.getByRole('complementary', { name: 'Where it shows' })
    await expect(shown.getByRole('table')).toContainText('Closed for the joiners’ convention')
    await expect(shown).not.toContainText('Nothing is stated yet')
  })
})

test('[2.designer] no letter alone does anything to a section, and hiding is taken back from its toast', async ({
  page,
}) => {
  await createWebsite(page, { ...business, name: 'Hale Joinery' }, 'letters@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const gallery = canvas(page).locator('.section-gallery')
  await rowOf(page, 'Gallery').click()

  await test.step('no letter hides the chosen section, wherever the focus is', async () => {
    await page.keyboard.type('hh')
    await gallery.click({ position: { x: 5, y: 5 } })
    await page.keyboard.type('hh')
    await expect(gallery).toBeVisible()
  })
  await test.step('Delete does nothing while something of the form has the focus, or nothing has', async () => {
    await inspector(page).getByRole('button', { name: 'Add picture', exact: true }).focus()
    await page.keyboard.press('h')
    await page.keyboard.press('Delete')
    await inspector(page).getByRole('heading', { name: 'Layout' }).click()
    await page.keyboard.press('h')
    await page.keyboard.press('Delete')
    await expect(gallery).toBeVisible()
  })
  await test.step('the focus stays in a list: on the way back from a row, and when a row is gone', async () => {
    const rows = inspector(page).locator('[data-row-of="items"]')
    await rows.nth(1).click()
    await inspector(page).getByRole('button', { name: 'Back to Pictures' }).click()
    await expect(rows.nth(1)).toBeFocused()
    await rowOf(page, 'Header').click()
    const links = inspector(page).locator('[data-row-of="links"]')
    const next = (await links.nth(1).textContent()) ?? ''
    await inspector(page)
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(links.first()).toHaveText(next)
    await expect(links.first()).toBeFocused()
    await rowOf(page, 'Gallery').click()
  })
  await test.step('hidden from the rail is the row that has the focus, whichever is chosen; shown again by mouse', async () => {
    await rowOf(page, 'Services').click()
    await rowOf(page, 'Gallery').focus()
    await page.keyboard.press('Control+Shift+h')
    await expect(gallery).toHaveCount(0)
    await expect(canvas(page).locator('.section-services')).toBeVisible()
    const toast = page.getByRole('listitem').filter({ hasText: 'hidden' })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(gallery).toBeVisible()
    // It takes its time to leave.
    await expect(toast).toHaveCount(0)
  })
  await test.step('hidden from the rail, shown again by the draft’s own undo, after which the toast is gone', async () => {
    await rowOf(page, 'Gallery').focus()
    await page.keyboard.press('Control+Shift+h')
    const toast = page.getByRole('listitem').filter({ hasText: 'Gallery hidden' })
    await expect(toast).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(gallery).toBeVisible()
    await expect(toast).toHaveCount(0)
  })
  await test.step('hidden from the page, shown again by keyboard', async () => {
    await gallery.click({ position: { x: 5, y: 5 } })
    await page.keyboard.press('Control+Shift+h')
    await expect(gallery).toHaveCount(0)
    const undo = page.getByRole('listitem').getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    await page.keyboard.press('F8')
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(gallery).toBeVisible()
  })
})

test('[2.designer] a click anywhere on a box of formatted text, or on its label, writes in it', async ({
  page,
}) => {
  // On a slow line the editor comes after the first letters; they are not lost.
  await page.route(addressOfScript('rich-editor'), async (route) => {
    await pause(3_000)
    await route.continue()
  })
  await createWebsite(page, { ...business, name: 'Hythe Joinery' }, 'rich@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await rowOf(page, 'Services').click()
  await inspector(page).getByRole('button', { name: 'Add service', exact: true }).click()
  await expect(inspector(page).getByLabel('Name', { exact: true })).toBeFocused()
  const text = inspector(page).getByRole('textbox', { name: 'Text', exact: true })
  const corners: readonly (readonly [string, 'left' | 'right'])[] = [
    ['First', 'left'],
    ['Second', 'right'],
  ]
  for (const [words, side] of corners) {
    await test.step(`${words}: the ${side} edge of the frame`, async () => {
      const box = await text.boundingBox()
      if (!box) throw new Error('the box has no size')
      expect(box.height).toBeGreaterThan(48)
      const x = side === 'left' ? box.x + 3 : box.x + box.width - 3
      await page.mouse.click(x, box.y + box.height - 3)
      await expect(text).toBeFocused()
      await page.keyboard.type(words)
      await expect(text).toContainText(words)
      await page.getByRole('heading', { name: 'Sections' }).click()
    })
  }
  await test.step('its label', async () => {
    await inspector(page).getByText('Text', { exact: true }).first().click()
    await expect(text).toBeFocused()
    await page.keyboard.type('Third')
    await expect(text).toContainText('Third')
  })
  await savedToAccount(page)
})

test.describe('on a device that keeps no scripts', () => {
  test.use({ serviceWorkers: 'block' })

  test('[2.designer] what is typed before a click on the page is answered is written when it is', async ({
    page,
  }) => {
    const overlay = await holdScript(page, 'canvas-overlay')
    await createWebsite(page, { ...business, name: 'Rowe Windows' }, 'early-click@example.com')
    const shown = canvas(page).locator('.section[id]')
    await expect(headline(page)).toBeVisible()
    await expect.poll(overlay.isAsked).toBe(true)
    const count = await shown.count()
    const before = await headline(page).textContent()
    const title = canvas(page).locator('.section-services [data-field$="/heading"]').first()
    await title.click()
    await page.keyboard.type('First')
    await headline(page).click()
    await page.keyboard.type('hdx')
    await page.keyboard.press('Backspace')
    overlay.send()
    await expect(headline(page)).toContainText('hd')
    const after = (await headline(page).textContent()) ?? ''
    expect(after.replace('hd', '')).toBe(before)
    expect(after.indexOf('hd')).toBeGreaterThan(0)
    await expect(title).toContainText('First')
    await expect(headline(page)).toHaveAttribute('contenteditable')
    await page.keyboard.type(' again')
    await expect(headline(page)).toContainText('hd again')
    await page.keyboard.press('Escape')
    await savedToAccount(page)
    await page.reload()
    await expect(headline(page)).toContainText('hd again')
    await expect(shown).toHaveCount(count)
  })

  test('[2.designer] what is typed into an opening before it is drawn as it will stay is written there', async ({
    page,
  }) => {
    const parts = await holdScript(page, 'page-parts')
    const van = {
      name: 'Rowe Pasta Van',
      about: 'Fresh pasta from a van: gnocchi, lasagne.',
      place: 'Bristol',
    }
    await createWebsite(page, van, 'early-opening@example.com')
    await expect(headline(page)).toBeVisible()
    await expect.poll(parts.isAsked).toBe(true)
    const former = await headline(page).elementHandle()
    await headline(page).click()
    await page.keyboard.type('hd')
    parts.send()
    await expect(headline(page)).toContainText('hd')
    // It stands in another frame than at first: what was clicked is no part of the page any more.
    expect(await former?.evaluate((element) => element.isConnected)).toBe(false)
    await page.keyboard.type(' again')
    await expect(headline(page)).toContainText('hd again')
    await expect(headline(page)).toBeFocused()
  })

  test('[2.designer] what is typed on the page before its editor is here is written when it comes', async ({
    page,
  }) => {
    const editor = await holdScript(page, 'rich-editor')
    await createWebsite(page, { ...business, name: 'Rowe Joinery' }, 'early@example.com')
    const text = canvas(page).locator('.section-introduction [data-rich]').first()
    await text.click()
    await text.click()
    await page.keyboard.type(' Hand made.')
    await page.keyboard.press('Backspace')
    await page.keyboard.type(', here.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('By two')
    editor.send()
    await expect(text).toContainText('Hand made, here.')
    await page.keyboard.type(' of us')
    const last = text.locator('p').last()
    await expect(last).toHaveText(/^By two of us/)
    await page.keyboard.press('Escape')
    await text.click()
    await expect(text).toContainText('Hand made, here.')
    await expect(last).toHaveText(/^By two of us/)
    await savedToAccount(page)
  })
})
