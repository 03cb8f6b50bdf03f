import { expect, type Page, test } from '@playwright/test'
import { listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline } from '../steps/designer.ts'
import { appOrigin } from '../steps/origin.ts'

const business = {
  name: 'Kestrel Clocks',
  about: 'We mend clocks and watches in Ludlow. Open Tuesday to Saturday 9:00 to 17:00.',
  place: 'Ludlow, England',
}

/** From the next document on, nothing is asked because time went by: what is open asks for the list every few seconds. */
const withoutLateTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setInterval, setTimeout } = window
    const inTime =
      (start: (call: () => void, ms?: number) => number) =>
      (call: () => void, ms = 0): number =>
        ms < 3000 ? start.call(window, call, ms) : 0
    Object.assign(window, { setInterval: inTime(setInterval), setTimeout: inTime(setTimeout) })
  })

test('[3.websites] the list and the designer share and delete a website in the same words', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const draftId = await createWebsite(page, business, 'kestrel@example.com')
  const dialog = page.getByRole('dialog')

  await test.step('in the designer, sharing leads to publishing and deleting says what is kept', async () => {
    await expect(headline(page)).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(dialog.getByText('Publish first to get a link for everybody.')).toBeVisible()
    await expect(dialog.getByText('Draft - Not Published')).toBeVisible()
    await dialog.getByRole('button', { name: 'Editors' }).click()
    await expect(page.getByRole('button', { name: 'Invite an editor' })).toBeFocused()
    await page.getByRole('button', { name: 'Share' }).click()
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible()
    await withoutLateTimers(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${appOrigin()}/designer?websiteId=${draftId}&mode=settings`)
    await page.getByRole('button', { name: 'Delete website' }).click()
    await expect(dialog.getByText('It waits in the trash for 30 days.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    expect(asked.filter((path) => path === listWebsitesEndpoint.path)).toHaveLength(1)
  })

  await test.step('both menus of a website offer the same, in the same words', async () => {
    const offered = async (menu: string) => {
      await page.getByRole('button', { name: menu }).click()
      await expect(page.getByRole('menuitem', { name: 'Share' })).toBeVisible()
      const names = await page.getByRole('menuitem').allTextContents()
      await page.keyboard.press('Escape')
      return names.filter((name) => name !== 'Edit')
    }
    const inDesigner = await offered('Kestrel Clocks, website menu')
    await page.goto(`${appOrigin()}/websites`)
    const inList = await offered('More for Kestrel Clocks')
    expect(inList).toEqual([
      ...['Rename', 'Messages', 'Visits', 'Share', 'Duplicate', 'Download website', 'Publish at a time'],
      ...['Domain', 'Editors', 'Delete website'],
    ])
    expect(inDesigner.filter((name) => inList.includes(name)).toSorted()).toEqual(inList.toSorted())
  })

  await test.step('in the list it is shared and deleted alike', async () => {
    await page.goto(`${appOrigin()}/websites`)
    await page.getByRole('button', { name: 'More for Kestrel Clocks' }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
    await expect(dialog.getByText('Publish first to get a link for everybody.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'More for Kestrel Clocks' }).click()
    await page.getByRole('menuitem', { name: 'Delete website' }).click()
    await expect(dialog.getByText('It waits in the trash for 30 days.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete website' }).click()
    await expect(page.getByText('Kestrel Clocks is in the trash')).toBeVisible()
    await expect(page.getByText('Nothing hangs here.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your Websites' })).toBeFocused()
  })
})
