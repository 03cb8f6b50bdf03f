import { expect, type Locator, type Page, test } from '@playwright/test'
import { designerPath } from '@shingle/shared/paths/app-paths.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { canvas, headline, savedToAccount } from '../steps/designer.ts'
import { layoutsOf } from '../steps/laid-out.ts'
import { appOrigin } from '../steps/origin.ts'
import { renderedSince, watchRendered } from '../steps/rendered.ts'
import { signInUnseen } from '../steps/sign-in.ts'

const answers = {
  businessName: 'Moving Gardens',
  businessActivities:
    'Landscaping around Perth: hedges, lawns, planting plans and quiet corners. Open Monday to Friday 8:00 to 17:00.',
  businessLocation: 'Perth, Scotland',
  sections: sections.map(({ type }) => type),
}

const rows = (page: Page) => page.locator('[data-rail-row]')
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title }).first()

const order = (page: Page): Promise<string[]> =>
  canvas(page)
    .locator('.section[id]')
    .evaluateAll((shown) => shown.map(({ id }) => id))

/** How many boxes an element may have, itself, what is in it and what it stands in. */
const boxesOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const within = document.createNodeIterator(one, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    let count = 1
    while (within.nextNode()) count += 1
    for (let around = one.parentElement; around; around = around.parentElement) count += 1
    return count
  })

/** Twenty sections: one of each type, and some twice. */
const openTwenty = async (page: Page): Promise<void> => {
  const account = await signInUnseen(page, 'moving@example.com')
  const draftId = await createWebsiteByHttp(account, answers)
  await page.goto(`${appOrigin()}${designerPath(draftId)}`)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const form = page.getByRole('complementary')
  while ((await rows(page).count()) < 20) {
    const before = await rows(page).count()
    await rowOf(page, before % 2 === 0 ? 'Text Banner' : 'Image Banner').click()
    await expect(form.getByText('Layout', { exact: true }).first()).toBeVisible()
    await page.keyboard.press('ControlOrMeta+d')
    await expect(rows(page)).toHaveCount(before + 1)
  }
  await savedToAccount(page)
}

// Counted by the browser and by React, not timed: how long it takes belongs to the machine.
test('[8.designer] moving one of twenty sections by keyboard renders no section, and lays out the one that moves and no other', async ({
  page,
}) => {
  await watchRendered(page)
  await openTwenty(page)
  expect(new Set((await renderedSince(page)).sections).size).toBe(20)
  const before = await order(page)
  const [moved = '', neighbour = ''] = ['video', before[before.indexOf('video') - 1]]
  const row = rowOf(page, 'Video')
  const inList = rows(page).and(page.locator('[aria-roledescription]'))
  const place = before.indexOf(moved) - 1
  // What is moved is chosen, and its form would be shown now.
  await row.click()
  await expect(
    page.getByRole('complementary').getByRole('heading', { name: 'Video', exact: true }),
  ).toBeVisible()
  await row.focus()
  // What comes late, fonts and pictures, is laid out when it is there, whatever moves.
  await canvas(page)
    .locator('body')
    .evaluate(async ({ ownerDocument: { fonts, images } }) => {
      await fonts.ready
      await Promise.all([...images].map((image) => image.decode().catch(() => undefined)))
    })
  await renderedSince(page)
  const layouts = await layoutsOf(page, async () => {
    for (const key of [' ', 'ArrowUp', ' ']) await page.keyboard.press(key)
    await expect.poll(async () => (await order(page)).indexOf(neighbour)).toBe(before.indexOf(moved))
    await savedToAccount(page)
  })

  const { sections: rendered, rows: renderedRows } = await renderedSince(page)
  expect(rendered).toEqual([])
  expect(new Set(renderedRows).size).toBe(2)

  const onCanvas = layouts.filter(({ isCanvas }) => isCanvas)
  expect(onCanvas.length).toBeGreaterThan(0)
  const dirty = onCanvas.reduce((sum, layout) => sum + layout.dirty, 0)
  // Of two that change places one is taken out of the page and put back, and which of them is for React to choose.
  const both = [moved, neighbour].map((anchor) => boxesOf(canvas(page).locator(`#${anchor}`)))
  expect(dirty).toBeLessThanOrEqual(Math.max(...(await Promise.all(both))))

  const around = [inList.nth(place), inList.nth(place - 1), page.getByRole('status').first()]
  const bound = (await Promise.all(around.map(boxesOf))).reduce((sum, boxes) => sum + boxes)
  const beside = layouts.filter(({ isCanvas, dirty }) => !isCanvas && dirty > bound)
  expect(beside).toEqual([])
})
