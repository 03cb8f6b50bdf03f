import { expect, type Page, test } from '@playwright/test'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { canvas, openDesigner } from '../steps/designer.ts'
import { holdScript } from '../steps/late-script.ts'
import { appOrigin } from '../steps/origin.ts'
import { createPlumber } from '../steps/plumber.ts'
import { openList } from '../steps/sign-in.ts'

/** Waits as long as scrolling takes. */
const scrolledOut = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const before = await page.getByRole('main').evaluate((sheet) => sheet.scrollTop)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)))
      return before === (await page.getByRole('main').evaluate((sheet) => sheet.scrollTop))
    })
    .toBe(true)

test('[3.settings] another business name is said in header and footer, and the contents show the chapter that was chosen', async ({
  page,
}) => {
  await createPlumber(page, 'settings@example.com')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const contents = page.getByRole('navigation', { name: 'Settings' })

  await test.step('contents', async () => {
    for (const chapter of ['Cookie banner', 'Website address', 'Editors', 'Delete', 'Business facts']) {
      await contents.getByRole('button', { name: chapter }).click()
      await scrolledOut(page)
      await expect(contents.locator('[aria-current]')).toHaveText(chapter)
    }
  })
  await test.step('scrolled by hand', async () => {
    const sheet = page.getByRole('main', { name: 'Settings' })
    await sheet.hover()
    for (const id of ['hours', 'pages', 'editors', 'delete', 'website']) {
      const chapter = page.locator(`#settings-${id}`)
      const top = await chapter.evaluate((it) => it.getBoundingClientRect().top)
      await page.mouse.wheel(0, top - ((await sheet.boundingBox())?.y ?? 0) - 16)
      const title = await chapter.getByRole('heading', { level: 2 }).textContent()
      await expect(contents.locator('[aria-current]')).toHaveText(title ?? '')
    }
  })
  await test.step('opening hours', async () => {
    const unsaid = page.getByText('None said yet: until a day is open, the page names no opening hours.')
    await expect(unsaid).toBeVisible()
    await page.getByRole('switch', { name: 'Monday' }).click()
    await expect(unsaid).toBeHidden()
  })
  await test.step('name', async () => {
    await contents.getByRole('button', { name: 'Website', exact: true }).click()
    await page.getByLabel('Business name').fill('Marlow Heating')
    await page.getByRole('button', { name: 'Sections', exact: true }).click()
    await expect(canvas(page).locator('.section-header')).toContainText('Marlow Heating')
    await expect(canvas(page).locator('.section-footer')).toContainText('Marlow Heating')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(canvas(page).locator('.section-header')).toContainText('Harrow Plumbing')
    await expect(canvas(page).locator('.section-footer')).toContainText('Harrow Plumbing')
  })
})

test.describe('while scripts come late', () => {
  // What a worker keeps cannot be held back.
  test.use({ serviceWorkers: 'block' })

  for (const isThere of [false, true])
    test(`[3.settings] the way to a chapter that is chosen ends at it, where chapters above come late ${isThere ? 'once it is there' : 'on the way'}`, async ({
      page,
    }) => {
      const late = await Promise.all(
        ['pages-chapter', 'domain-chapter'].map((file) => holdScript(page, file)),
      )
      await createPlumber(page, `late-chapters-${isThere}@example.com`)
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      const contents = page.getByRole('navigation', { name: 'Settings' })
      const editors = page.getByRole('region', { name: 'Editors' })
      await contents.getByRole('button', { name: 'Editors' }).click()
      if (isThere) await expect(editors).toBeInViewport()
      if (isThere) await scrolledOut(page)
      for (const { send } of late) send()
      await expect(page.getByText('Use your own domain')).toBeAttached()
      await scrolledOut(page)
      await expect(page.getByRole('heading', { name: 'Who may do what' })).toBeVisible()
      await expect(contents.locator('[aria-current]')).toHaveText('Editors')
      await expect(editors).toBeInViewport()
    })
})

test('[2.about] the page that a business had is kept where its owner sees it, can remove it and take that back', async ({
  page,
}) => {
  const email = 'former-page@example.com'
  const owner = await signInByHttp(appOrigin(), email)
  const draftId = await createWebsiteByHttp(owner, {
    businessName: 'Pell Pottery',
    businessActivities: 'We throw and glaze mugs and bowls.',
    businessLocation: 'Whitby, United Kingdom',
    link: 'pell.example',
  })
  await openList(page, email)
  await expect(page.getByRole('article').filter({ hasText: 'Pell Pottery' })).toBeVisible()
  await openDesigner(page, draftId)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const former = page.getByText('https://pell.example', { exact: true })
  await expect(former).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(former).toBeHidden()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(former).toBeVisible()
})
