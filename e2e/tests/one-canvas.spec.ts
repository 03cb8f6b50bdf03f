import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Tarn Upholstery',
  about:
    'Upholsterer in Kendal: sofas £400, chairs £120, headboards and window seats. Open Monday to Friday 8:00 to 17:00.',
  place: 'Kendal, England',
}

const stage = (page: Page) => page.locator('main[aria-label="Page"]')
const mode = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Shows the page as a device does, and waits until it is as wide. */
const showOn = async (page: Page, device: 'Mobile' | 'Desktop', width: number): Promise<void> => {
  await page.locator('label', { has: page.getByRole('radio', { name: device }) }).click()
  await expect.poll(() => page.locator('iframe').evaluate(({ clientWidth }) => clientWidth)).toBe(width)
}

/** Marks the window of the page, and notes every frame in which it is gone or empty. */
const watchPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = document.querySelector<HTMLIFrameElement>('main[aria-label="Page"] iframe')
    const [shown, view] = [own?.contentDocument, own?.contentWindow]
    if (!own || !shown || !view) throw new Error('There is no page on the canvas')
    Reflect.set(view, 'marked', true)
    const pictures = new Set(shown.images)
    const seen = { frames: 0, blank: 0, removed: 0, rebuilt: 0 }
    Reflect.set(window, 'seenOfPage', seen)
    const removals = new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
      seen.removed += removed.filter((node) => node.contains(own)).length
    })
    removals.observe(document, { childList: true, subtree: true })
    const rebuilds = new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
      seen.rebuilt += removed.filter((node) => [...pictures].some((picture) => node.contains(picture))).length
    })
    rebuilds.observe(shown, { childList: true, subtree: true })
    const look = () => {
      seen.frames += 1
      const site = own.contentDocument?.querySelector('.site')
      const isThere = own.isConnected && site?.querySelector('.section-introduction h1')?.textContent
      if (!isThere || !site?.getBoundingClientRect().height) seen.blank += 1
      requestAnimationFrame(look)
    }
    look()
  })

const seenOfPage = (page: Page) =>
  page.evaluate((): { frames: number; blank: number; removed: number; rebuilt: number } =>
    Reflect.get(window, 'seenOfPage'),
  )

const isMarked = (page: Page) =>
  page
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => Reflect.get(frame.contentWindow ?? {}, 'marked'))

/** The section at the upper edge of what is seen of the page. */
const seenFirst = (page: Page): Promise<string> =>
  stage(page).evaluate((main) => {
    const frame = main.querySelector('iframe')
    const shown = frame?.contentDocument
    if (!frame || !shown) return ''
    const top = Math.max(0, main.getBoundingClientRect().top - frame.getBoundingClientRect().top)
    const scale = frame.getBoundingClientRect().width / frame.offsetWidth
    const sections = [...shown.querySelectorAll('.section')]
    return sections.findLast((one) => one.getBoundingClientRect().top <= top / scale + 1)?.id ?? ''
  })

const scrolled = (page: Page): Promise<number> => stage(page).evaluate(({ scrollTop }) => scrollTop)

/** Scrolls the page to the middle of a section, and answers how far it is scrolled then. */
const scrollInto = async (page: Page, section: string): Promise<number> => {
  await stage(page).evaluate((main, id) => {
    const frame = main.querySelector('iframe')
    const box = frame?.contentDocument?.getElementById(id)?.getBoundingClientRect()
    const scale = frame ? frame.getBoundingClientRect().width / frame.offsetWidth : 1
    if (box) main.scrollTo({ top: (box.top + box.height / 2) * scale })
  }, section)
  await expect.poll(() => seenFirst(page)).toBe(section)
  return scrolled(page)
}

test('[2.designer] the page stays the same one in every mode, where it was scrolled, with what was chosen', async ({
  page,
}) => {
  await createWebsite(page, business, 'one-canvas@example.com')
  await expect(headline(page)).toBeVisible()
  await savedToAccount(page)
  const tools = page.getByRole('toolbar', { name: 'Services section' })
  await page.locator('[data-rail-row]').filter({ hasText: 'Services' }).first().click()
  await expect(tools).toBeVisible()
  const before = await scrollInto(page, 'services')
  expect(before).toBeGreaterThan(100)
  await watchPage(page)

  for (const name of ['Theme', 'Settings', 'Theme'] as const) {
    await mode(page, name).click()
    await expect(mode(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(tools).toBeHidden()
    if (name === 'Settings') await expect(stage(page)).toBeHidden()
    else expect(await seenFirst(page)).toBe('services')
    expect(await isMarked(page)).toBe(true)
    await expect(canvas(page).locator('[contenteditable]')).toHaveCount(0)
  }
  await mode(page, 'Sections').click()
  await expect(tools).toBeVisible()
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(2)
  await expect(canvas(page).locator('.section[data-open]')).toHaveAttribute('id', 'services')
  await expect(
    page.getByRole('complementary', { name: 'Inspector' }).getByLabel('Heading', { exact: true }),
  ).toBeVisible()

  await test.step('previewed, it has no tools and stands where it was', async () => {
    await mode(page, 'Preview').click()
    await expect(mode(page, 'Exit Preview')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    expect(await seenFirst(page)).toBe('services')
    await expect(tools).toBeHidden()
    const handles = '[contenteditable], [data-open], [data-text], [data-rich], [data-picture], [data-item]'
    await expect(canvas(page).locator(handles)).toHaveCount(0)
    await expect(page.getByText('Edit this section')).toHaveCount(0)
    for (const [device, width] of [
      ['Mobile', 390],
      ['Desktop', 1440],
    ] as const) {
      await showOn(page, device, width)
      expect(await seenFirst(page)).toBe('services')
    }
    await page.keyboard.press('Escape')
    await expect(tools).toBeVisible()
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(2)
  })

  await test.step('what somebody scrolls to in a preview is what they edit next', async () => {
    await mode(page, 'Preview').click()
    await expect(mode(page, 'Exit Preview')).toBeVisible()
    await canvas(page)
      .locator('html')
      .evaluate((html) => html.scrollTo({ top: 0, behavior: 'instant' }))
    await page.keyboard.press('Escape')
    await expect(mode(page, 'Preview')).toBeFocused()
    await expect.poll(() => scrolled(page)).toBeLessThan(2)
    await scrollInto(page, 'gallery')
    await showOn(page, 'Mobile', 390)
    expect(await seenFirst(page)).toBe('gallery')
  })

  expect(await isMarked(page)).toBe(true)
  const { frames, ...gone } = await seenOfPage(page)
  expect(frames).toBeGreaterThan(10)
  expect(gone).toEqual({ blank: 0, removed: 0, rebuilt: 0 })
})
