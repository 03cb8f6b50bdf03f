import { expect, type Page, test } from '@playwright/test'
import { coveredByTools } from '../steps/covered-by-tools.ts'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, savedToAccount } from '../steps/designer.ts'
import { goOffline } from '../steps/go-offline.ts'

const business = {
  name: 'Tarn Electrics',
  about: 'Electrician in Kendal. Rewiring, lights, sockets, fuse boxes.',
  place: 'Kendal, England',
}

const rowOf = (page: Page, title: string) =>
  page.locator('[data-rail-row]').filter({ hasText: title }).first()
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })
const toolbar = (page: Page) => page.locator('[data-region="toolbar"]')

/** Where every control of the bar stands. */
const places = (page: Page) =>
  toolbar(page)
    .locator('button, [role="radiogroup"]')
    .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().x)))

test('[2.designer] the designer keeps everything where a person left it', async ({ page }) => {
  await createWebsite(page, business, 'room@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })

  await test.step('the bar stays still, whatever it says of the draft', async () => {
    await rowOf(page, 'Introduction').click()
    await savedToAccount(page)
    await expect(toolbar(page).getByRole('radiogroup', { name: 'Device' })).toBeVisible()
    const before = await places(page)
    await goOffline(page)
    await inspector(page).getByLabel('Heading', { exact: true }).fill('Rewired')
    await expect(toolbar(page).getByText('Saved on this device')).toBeVisible()
    expect(await places(page)).toEqual(before)
    await page.context().setOffline(false)
    await savedToAccount(page)
  })

  await test.step('the window holds all of it, and nothing is below to scroll to', async () => {
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
    expect(await beyond()).toBe(0)
  })

  await test.step('the tools of the opening cover no words of the header', async () => {
    await rowOf(page, 'Introduction').click()
    const tools = page.getByRole('toolbar', { name: 'Introduction section' })
    await expect(tools).toBeVisible()
    const top = await tools.evaluate((bar) => bar.getBoundingClientRect().top)
    const frame = await page.locator('iframe').first().boundingBox()
    const words = canvas(page).locator('header :is(a, button)').filter({ visible: true })
    const lowest = await words.evaluateAll((all) => {
      const bottoms = all.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return range.getBoundingClientRect().bottom
      })
      return Math.max(...bottoms) / window.innerWidth
    })
    expect((frame?.y ?? 0) + lowest * (frame?.width ?? 0)).toBeLessThanOrEqual(top + 1)
  })

  await test.step('back from an item the form stands where it was left, at that item', async () => {
    await rowOf(page, 'Services').click()
    const items = inspector(page).locator('[data-row-of="items"]')
    await items.last().scrollIntoViewIfNeeded()
    await inspector(page).evaluate((form) => form.scrollBy(0, 40))
    const top = () => inspector(page).evaluate(({ scrollTop }) => Math.round(scrollTop))
    const left = await top()
    expect(left).toBeGreaterThan(0)
    await items.last().click()
    await inspector(page)
      .getByRole('button', { name: /^Back to/ })
      .click()
    await expect(items.last()).toBeFocused()
    expect(await top()).toBe(left)
  })

  await test.step('what is added to a list is seen whole on the page', async () => {
    for (let count = 0; count < 3; count += 1) {
      await inspector(page).getByRole('button', { name: 'Add service' }).click()
      const added = canvas(page).locator('.section-services [data-item]').last()
      // Whole, but for what the page's scale rounds off.
      await expect(added).toBeInViewport({ ratio: 0.999 })
      await inspector(page)
        .getByRole('button', { name: /^Back to/ })
        .click()
    }
  })

  await test.step('[3.hours] every control of the week names its day', async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    const week = page.getByRole('group', { name: 'Opening hours' })
    for (const day of ['Monday', 'Tuesday']) await week.getByRole('switch', { name: day }).check()
    await expect(week.getByRole('button', { name: 'Add hours: Monday' })).toHaveCount(1)
    await expect(week.getByRole('button', { name: 'Add hours: Tuesday' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Add special day' }).click()
    await expect(page.getByRole('switch', { name: 'Open on this day' })).toBeVisible()
  })

  await test.step('choices of one kind stand in one line', async () => {
    await page.getByRole('button', { name: 'Theme', exact: true }).click()
    const choices = page.getByRole('radiogroup', { name: 'Body text' }).locator('label')
    await expect(choices).toHaveCount(4)
    const lines = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    expect(new Set(lines).size).toBe(1)
  })

  await test.step('on a tablet held upright all has a name', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.getByRole('button', { name: 'Sections', exact: true }).click()
    await expect(rowOf(page, 'Services').getByText('Services', { exact: true })).toBeVisible()
    await expect(toolbar(page).getByText(business.name, { exact: true })).toBeVisible()
    for (const name of ['Settings', 'Theme', 'Preview', 'Check', 'Share', 'Save Draft'])
      await expect(toolbar(page).getByRole('button', { name, exact: true })).toBeVisible()
    await toolbar(page).getByRole('button', { name: 'Theme', exact: true }).hover()
    await expect(page.getByText('Theme', { exact: true }).last()).toBeVisible()
  })

  await test.step('and the page keeps half its size while a form is open', async () => {
    const share = async () => ((await page.locator('iframe').first().boundingBox())?.width ?? 0) / 1200
    await rowOf(page, 'Services').click()
    await expect(inspector(page).getByLabel('Heading', { exact: true })).toBeVisible()
    await expect.poll(share).toBeGreaterThan(0.5)
    await toolbar(page).getByRole('button', { name: 'Theme', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Palette' })).toBeVisible()
    await expect.poll(share).toBeGreaterThan(0.5)
  })
})

test('[8.designer] the tools of a section cover no words, whatever its layout', async ({ page }) => {
  await createWebsite(page, business, 'tools@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  for (const width of [1440, 1280])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 })
      for (const row of await page.locator('[data-rail-row]').all()) {
        await row.click()
        const title = `${await row.getAttribute('title')}`
        await expect(inspector(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
        const layouts = inspector(page).getByRole('radiogroup', { name: 'Layout' }).getByRole('radio')
        for (const layout of [null, ...(await layouts.all())]) {
          await layout?.click()
          const name = `${title} ${await layout?.getAttribute('aria-label')}`
          await expect.poll(() => coveredByTools(page), name).toEqual([])
        }
      }
    })
})
