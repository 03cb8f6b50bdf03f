import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { appPaths, designerPath } from '@shingle/shared/paths/app-paths.ts'
import { websiteLeadsPath, websiteVisitsPath } from '@shingle/shared/paths/website-paths.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { findingsOn } from '../steps/findings.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

const email = 'leads@example.com'

/** What a visitor does: opens the page, writes, and sends. */
const write = async (page: Page, { name, text }: { name: string; text: string }, handle = 'tidewater') => {
  await page.goto(siteAddress(handle))
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill('joan@castledrive.example')
  await page.getByLabel('Your message').fill(text)
  await page.waitForTimeout(2_100)
  await page.locator('form button[type=submit]').first().click()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
}

test('[1.leads] what a visitor writes is read, answered, exported and erased, and spam is let out', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const { owner, draftId } = await websiteOf(email, 'Tidewater Plumbing')
  await publishByHttp(owner, draftId, 'tidewater')
  const visitor = await (await browser.newContext()).newPage()
  await write(visitor, { name: 'Joan Penrose', text: 'Boiler shows F28.\n\nCould you come today?' })
  const offer = 'We rank your website on the first page of Google by SEO and backlinks.'
  await write(visitor, { name: 'Rank First', text: offer })
  await visitor.context().close()

  await openList(page, email)
  await page.getByRole('link', { name: 'Messages 1 new' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater Plumbing' })).toBeVisible()
  const letter = page.getByRole('article')

  await test.step('a message is read, and answered by mail', async () => {
    await page.getByRole('link', { name: /Joan Penrose/ }).click()
    await expect(letter.getByText('Could you come today?')).toBeVisible()
    const reply = letter.getByRole('link', { name: 'Reply by mail' })
    expect(await reply.getAttribute('href')).toMatch(/^mailto:joan@castledrive\.example\?subject=Your%20mess/)
    await expect(page.getByText('1 new')).toBeHidden()
    await letter.getByRole('button', { name: 'Mark unread' }).click()
    await expect(page.getByText('1 new')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })

  await test.step('what was taken for spam says why, and is let out', async () => {
    await page.getByRole('link', { name: /^Spam/ }).click()
    await page.getByRole('link', { name: /Rank First/ }).click()
    await expect(letter.getByText('Spam, because it sells what such messages sell.')).toBeVisible()
    await letter.getByRole('button', { name: 'Not spam' }).click()
    await expect(page.getByText('Rank First is in the inbox')).toBeVisible()
    await page.getByRole('link', { name: /^Inbox/ }).click()
    await expect(page.getByRole('link', { name: /Rank First/ })).toBeVisible()
  })

  await test.step('words find a message', async () => {
    await page.getByRole('searchbox').fill('boiler f28')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('link', { name: /Rank First/ })).toBeHidden()
    await expect(page.getByRole('link', { name: /Joan Penrose/ })).toBeVisible()
  })

  await test.step('contacts are exported, and a line that breaks is told', async () => {
    const start = page.getByRole('dialog').getByRole('button', { name: 'Export contacts' })
    await page.getByRole('button', { name: 'Export contacts' }).click()
    await page.route(/\/contacts\?/, (route) => route.abort())
    await start.click()
    await expect(page.getByText('Contact export failed')).toBeVisible()
    await expect(page.getByText('Export failed. Please try again.')).toBeVisible()
    // On a tablet it stands above the dialog, away from the buttons at its lower edge.
    await page.setViewportSize({ width: 800, height: 600 })
    const topOf = async (seen: Locator) => (await seen.boundingBox())?.y ?? Number.NaN
    await expect
      .poll(() => topOf(page.getByText('Contact export failed')))
      .toBeLessThan(await topOf(page.getByRole('dialog')))
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.unroute(/\/contacts\?/)
    const download = page.waitForEvent('download')
    await start.click()
    const file = await download
    await expect(page.getByText('Contacts downloaded')).toBeVisible()
    expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('joan@castledrive.example')
  })

  await test.step('without a line what this device kept is shown', async () => {
    await page.goto(`${appOrigin()}${websiteLeadsPath(draftId)}`)
    await expect(page.getByRole('link', { name: /Joan Penrose/ })).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: /Joan Penrose/ }).click()
    await expect(page.getByText(/You are offline\. Messages of today at .* are shown/)).toBeVisible({
      timeout: 15_000,
    })
    await page.context().setOffline(false)
    await expect(page.getByText('You are offline.')).toBeHidden()
  })

  await test.step('a person is erased with everything of theirs', async () => {
    await letter.getByRole('button', { name: 'Erase person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Erase Joan Penrose?' })
    await expect(dialog.getByText('2 messages from joan@castledrive.example')).toBeVisible()
    await dialog.getByRole('button', { name: 'Erase person' }).click()
    await expect(page.getByText('Joan Penrose erased')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  })
})

test('[1.leads] an open message leads to the visits and the domain of its website, also beside those of others', async ({
  page,
  browser,
}) => {
  const { owner, draftId } = await websiteOf('several-leads@example.com', 'Spindrift Sails')
  await createWebsiteByHttp(owner, {
    businessName: 'Spindrift Covers',
    businessActivities: 'We sew covers for boats and barbecues.',
    businessLocation: 'Falmouth, United Kingdom',
  })
  await publishByHttp(owner, draftId, 'spindrift')
  const visitor = await (await browser.newContext()).newPage()
  await write(visitor, { name: 'Joan Penrose', text: 'Could you mend a jib?' }, 'spindrift')
  await visitor.context().close()
  await openList(page, owner.email)
  for (const path of [appPaths.leads, websiteLeadsPath(draftId)])
    for (const [way, address] of [
      ['Visits', websiteVisitsPath(draftId)],
      ['Domain', designerPath(draftId)],
    ] as const) {
      await page.goto(`${appOrigin()}${path}`)
      await page.getByRole('link', { name: /Joan Penrose/ }).click()
      const ways = page.getByRole('article').getByRole('navigation', { name: 'Spindrift Sails' })
      await ways.getByRole('link', { name: way }).click()
      await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(address))
    }
})
