import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, retype, savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Dunmore Gardens',
  about:
    'Landscaping around Perth: hedges, lawns, planting plans and quiet corners. Open Monday to Friday 8:00 to 17:00.',
  place: 'Perth, Scotland',
}

const undo = 'ControlOrMeta+z'

/** The ids of the sections on the canvas, in order. */
const order = (page: Page): Promise<string[]> =>
  canvas(page)
    .locator('.section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id))

const rowOf = (page: Page, title: string) =>
  page.locator('[data-rail-row]').filter({ hasText: title }).first()

test('[2.designer] sections are added, moved by keyboard, duplicated and deleted, and every step is undone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await createWebsite(page, business, 'designer@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const before = await order(page)

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add section' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add Team/ })
      .first()
      .click()
    await expect.poll(() => order(page)).toHaveLength(before.length + 1)
    await page.keyboard.press(undo)
    await expect.poll(() => order(page)).toEqual(before)
  })

  await test.step('move by keyboard: lift, carry, drop', async () => {
    await rowOf(page, 'Contact').focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press(' ')
    await expect.poll(async () => (await order(page)).indexOf('contact')).toBe(before.indexOf('contact') - 1)
    await page.keyboard.press(undo)
    await expect.poll(() => order(page)).toEqual(before)
  })

  await test.step('what is chosen in the rail is shown on the page', async () => {
    for (const [title, type] of [
      ['Contact', 'contact'],
      ['Introduction', 'introduction'],
      ['Gallery', 'gallery'],
    ] as const) {
      await rowOf(page, title).click()
      await expect(canvas(page).locator(`.section-${type}`)).toBeInViewport()
    }
  })

  await test.step('duplicate and delete a Text Banner', async () => {
    await rowOf(page, 'Text Banner').click()
    await page.keyboard.press('ControlOrMeta+d')
    await expect.poll(() => order(page)).toHaveLength(before.length + 1)
    await page.keyboard.press('Delete')
    await expect.poll(() => order(page)).toHaveLength(before.length)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(() => order(page)).toHaveLength(before.length + 1)
    await page.keyboard.press(undo)
    await expect.poll(() => order(page)).toEqual(before)
  })

  await test.step('a text, in place', async () => {
    const original = await headline(page).textContent()
    await retype(page, headline(page), 'Hedges cut, lawns laid')
    // Slow typing is undone in several steps.
    await expect(async () => {
      await page.keyboard.press(undo)
      expect(await headline(page).textContent()).toBe(original)
    }).toPass()
  })
  await savedToAccount(page)
})

test('[2.designer] a palette is kept by a click, at once, and taken back by undo', async ({ page }) => {
  await createWebsite(page, { ...business, name: 'Palette Gardens' }, 'palette@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const ground = () =>
    canvas(page)
      .locator('.section-introduction')
      .evaluate((section) => getComputedStyle(section).getPropertyValue('--accent'))
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  const palettes = page.getByRole('region', { name: 'Palette' }).getByRole('button', { pressed: false })
  await expect(palettes.first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Website address' })).toContainText('Draft - Not Published')
  const tiles = () =>
    page.locator('[data-palette]').evaluateAll((all) => all.map((tile) => tile.getAttribute('data-palette')))
  const first = await ground()
  const laidOut = await tiles()
  await palettes.nth(3).click()
  await expect.poll(ground).not.toBe(first)
  expect(await tiles()).toEqual(laidOut)
  await page.mouse.move(720, 880)
  await page.keyboard.press(undo)
  await expect.poll(ground).toBe(first)
})

test('[2.designer] a window as narrow as a phone shows the parts of the page, and asks for a larger screen for its look', async ({
  page,
}) => {
  await createWebsite(page, { ...business, name: 'Small Gardens' }, 'small@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await rowOf(page, 'Introduction').click()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('complementary').getByLabel('Heading', { exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/[?&]part=/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Parts of the page' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByText('Larger screen required')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(rowOf(page, 'Introduction')).toBeVisible()
  await expect(headline(page)).toBeVisible()
})
