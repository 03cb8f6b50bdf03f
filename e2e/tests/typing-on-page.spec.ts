import { expect, type Page, test } from '@playwright/test'
import type { Field } from '@shingle/shared/field/field.ts'
import { tooLong } from '@shingle/shared/field/value-schemas.ts'
import { introductionFields } from '@shingle/shared/sections/introduction/fields.ts'
import { slugOf } from '@shingle/shared/sections/section-slug.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { canvas, headline, openDesigner, savedToAccount } from '../steps/designer.ts'
import { appOrigin } from '../steps/origin.ts'
import { signInUnseen } from '../steps/sign-in.ts'

let page: Page

test.beforeAll(async ({ browser }, { workerIndex }) => {
  const email = `on-page-${workerIndex}@example.com`
  const draft = await createWebsiteByHttp(await signInByHttp(appOrigin(), email), {
    businessName: 'Hallam Joinery',
    businessActivities: 'Joiner in Sheffield. Stairs, windows, fitted kitchens and doors.',
    businessLocation: 'Sheffield, England',
    sections: sections.map(({ type }) => type),
  })
  page = await browser.newPage()
  await signInUnseen(page, email)
  await openDesigner(page, draft)
  await savedToAccount(page)
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled()
})

const shown = () => canvas(page).locator('.section[id]').count()
/** The text that the caret is in. */
const focusedText = () => canvas(page).locator(':focus').textContent()

test('[2.designer] what is typed after one click on a text is written into it, and hides or deletes nothing', async () => {
  test.setTimeout(120_000)
  const count = await shown()
  let written = 0
  for (const { type, title } of sections) {
    const texts = canvas(page)
      .locator(`.section-${slugOf(type)} [data-text]:not([data-action])`)
      .filter({ visible: true })
    if ((await texts.count()) === 0) continue
    written += 1
    await test.step(title, async () => {
      await texts.first().click()
      await page.keyboard.type('hd')
      await page.keyboard.press('Delete')
      // The first of them may still wait for what writes on the page, and is written when that has come.
      await expect.poll(focusedText).toContain('hd')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('hdhand')
      expect(await focusedText()).toBe('hdhand')
      // Enter ends a heading; who types on means no key of the section's.
      await page.keyboard.press('Enter')
      await page.keyboard.type('hd')
      await page.keyboard.press('Delete')
      expect(await shown()).toBe(count)
    })
  }
  expect(written).toBeGreaterThan(sections.length / 2)
})

test('[2.designer] Enter leads from the rail into the form, Shift F6 to the section, and Tab to its first text', async () => {
  const row = page.locator('[data-rail-row]').filter({ hasText: 'Introduction' }).first()
  await row.focus()
  await page.keyboard.press('Enter')
  // It is opened to be written in, and the page is the part before its form.
  await expect(page.locator('[data-region="inspector"] :focus')).toBeVisible()
  await page.keyboard.press('Shift+F6')
  await expect(canvas(page).locator('.section-introduction')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(canvas(page).locator('.section-introduction :focus')).toBeVisible()
  await expect(row).toHaveAttribute('aria-current', 'true')
})

test('[2.designer] a section is dragged by its name, and a click on that chooses it still', async () => {
  const rows = page.locator('[data-region="rail"] li [data-rail-row]')
  const [first, second] = [rows.nth(0), rows.nth(1)]
  const moved = (await first.getAttribute('data-rail-row')) ?? ''
  const [from, to] = [await first.boundingBox(), await second.boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 80, (from?.y ?? 0) + 12)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 80, (from?.y ?? 0) + 30, { steps: 4 })
  await page.mouse.move((to?.x ?? 0) + 80, (to?.y ?? 0) + 30, { steps: 8 })
  await page.mouse.up()
  await expect(second).toHaveAttribute('data-rail-row', moved)
  await first.click()
  await expect(first).toHaveAttribute('aria-current', 'true')
})

test('[2.designer] the first double click in a formatted text selects its word, and what is typed stands there', async () => {
  const words = canvas(page).locator('.section [data-rich] p').filter({ visible: true }).last()
  await words.dblclick({ position: { x: 12, y: 8 } })
  const selected = () =>
    canvas(page)
      .locator(':root')
      .evaluate(() => String(document.getSelection()).trim())
  await expect.poll(selected).toMatch(/^[^\s.]+$/)
  const [before, word] = [(await focusedText()) ?? '', await selected()]
  expect(before.indexOf(word)).toBeLessThan(before.length / 2)
  await page.keyboard.type('Zebra')
  await expect.poll(focusedText).toBe(before.replace(word, 'Zebra'))
})

test('[2.designer] the tools of selected words stay by them and within the page, however wide the window is', async () => {
  const text = canvas(page).locator('.section-introduction [data-rich]').first()
  await text.click()
  await text.click()
  await expect(text.locator('.ProseMirror')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  const tools = page.getByRole('toolbar', { name: 'Text', exact: true })
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 720 })
    await expect(async () => {
      const [bar, words, sheet] = await Promise.all([
        tools.boundingBox(),
        text.boundingBox(),
        page.locator('iframe').first().boundingBox(),
      ])
      if (!bar || !words || !sheet) throw new Error('nothing stands there')
      expect(bar.x).toBeGreaterThanOrEqual(sheet.x - 1)
      expect(bar.x + bar.width).toBeLessThanOrEqual(sheet.x + sheet.width + 1)
      const apart = Math.max(words.y - (bar.y + bar.height), bar.y - (words.y + words.height))
      expect(apart).toBeLessThan(12)
      expect(apart).toBeGreaterThan(0)
    }).toPass({ timeout: 10_000 })
  }
  await page.setViewportSize(size)
  await page.keyboard.press('Escape')
})

const longest = (field: Field): { words: string; said: string } => {
  if (field.kind !== 'text' && field.kind !== 'rich') throw new Error('no text')
  const { label, kind, maximum } = field
  const reached = `${label}: the limit of ${maximum} characters is reached`
  return { words: 'o'.repeat(maximum), said: kind === 'rich' ? tooLong(label, maximum) : reached }
}

test('[2.values] of one character more than a text may hold nothing is written on the page, and that is said', async () => {
  const [title, text] = [longest(introductionFields.heading), longest(introductionFields.body)]
  const written = canvas(page).locator('.section-introduction [data-rich]').first()
  for (const { at, words, said } of [
    { at: headline(page), ...title },
    { at: written, ...text },
  ])
    await test.step(said, async () => {
      await at.click()
      await expect(canvas(page).locator(':focus')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(words.slice(1))
      await page.keyboard.type('op')
      await expect.poll(focusedText).toBe(words)
      await expect(page.getByText(said).first()).toBeAttached()
      // Nor in its midst, nor by a paste.
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.insertText('pasted')
      expect(await focusedText()).toBe(words)
      await page.keyboard.press('Escape')
    })
  await savedToAccount(page)
  await page.reload()
  await expect(headline(page)).toHaveText(title.words)
  await expect(written).toHaveText(text.words)
})
