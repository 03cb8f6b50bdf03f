import { expect, test } from '@playwright/test'
import { deleteInviteEndpoint, transferOwnershipEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { headline, savedToAccount } from '../steps/designer.ts'
import { findingsOn } from '../steps/findings.ts'
import { accountOf, inviteByHttp, websiteOf } from '../steps/invitation.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { openList, signIn } from '../steps/sign-in.ts'

// A colour on its way to another is nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sites = [
  { trade: 'plumber', fontPairId: 'roboto-slab+source-sans-3', what: 'ply and slab serifs' },
  { trade: 'photographer', fontPairId: 'cormorant+hanken-grotesk', what: 'large italics' },
  { trade: 'coffee-shop', fontPairId: 'big-shoulders-display+karla', what: 'a poster' },
] as const

for (const { trade, fontPairId, what } of sites) {
  test(`[8.accessibility] the published page of a ${trade} as ${what} has no serious finding`, async ({
    page,
  }) => {
    const account = await signInByHttp(appOrigin(), `axe-${trade}@example.com`)
    const draftId = await createWebsiteByHttp(account, {
      businessName: 'Whitaker & Daughters',
      businessActivities: `We are a ${trade} and answer the phone ourselves: 0113 496 0142. Open Mon-Fri 8am-6pm.`,
      businessLocation: 'Leeds, England',
      industry: trade,
      fontPairId,
    })
    await publishByHttp(account, draftId, `axe-${trade}`)
    await page.goto(siteAddress(`axe-${trade}`))
    expect(await findingsOn(page)).toEqual([])
  })
}

test('[8.accessibility] the way from the home page to the designer has no serious finding', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const found: Record<string, readonly string[]> = {}
  const look = async (screen: string) => {
    found[screen] = await findingsOn(page)
  }
  await page.goto(appOrigin())
  await look('home')
  await page.goto(`${appOrigin()}/create`)
  await page.getByLabel('Business name').fill('Aldgate Plumbing')
  await page.getByLabel('What the business is about').fill('Plumber in Leeds: leaks, taps and boilers.')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('Where you work').fill('Leeds, England')
  await look('about')
  // A name that tells the trade would leave nothing to ask.
  await page.getByLabel('Business name').fill('Aldgate & Daughters')
  await page
    .getByLabel('What the business is about')
    .fill('Clocks, watches, jewels. Ring 01432 12345. No cats.')
  await page.getByRole('button', { name: 'Something else' }).waitFor()
  await look('about, asked')
  await page.getByRole('button', { name: 'Something else' }).click()
  await page.keyboard.type('plum')
  await page.getByRole('option', { name: 'Plumber' }).waitFor()
  await look('about, choosing')
  await page.getByRole('option', { name: 'Plumber' }).click()
  await look('about, settled')
  for (const step of ['fonts', 'colors', 'sections']) {
    await page.getByRole('button', { name: `Choose ${step}` }).click()
    await expect(page).toHaveURL(new RegExp(`/create/${step}`))
    await look(step)
  }
  await page.getByRole('button', { name: 'Create Your Site' }).click()
  await page.getByLabel('Email').waitFor()
  await look('sign-in')
  await signIn(page, 'axe-walk@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 30_000 })
  await savedToAccount(page)
  await look('designer, sections')
  await page.getByRole('button', { name: 'Add section' }).first().click()
  await page.getByRole('button', { name: 'Add Text Banner: Left' }).waitFor()
  await look('designer, add section')
  // The dialog is laid out anew when the page is wide again: a key before that would reach nobody.
  const library = page.getByRole('dialog', { name: 'Add section' })
  await expect(library.getByLabel('Find a section')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(library).toBeHidden()
  for (const panel of ['Settings', 'Theme']) {
    await page.getByRole('button', { name: panel, exact: true }).click()
    await look(`designer, ${panel}`)
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('Web address available')).toBeVisible()
  await look('designer, publish dialog')
  await page.goto(`${appOrigin()}/websites`)
  await page.getByText('Your Websites').waitFor()
  await look('websites')
  const none = Object.fromEntries(Object.keys(found).map((screen) => [screen, []]))
  expect(found).toEqual(none)
})

test('[8.accessibility] editors, their dialogs and invitations have no serious finding', async ({ page }) => {
  test.setTimeout(240_000)
  const found: Record<string, readonly string[]> = {}
  const look = async (screen: string) => {
    found[screen] = await findingsOn(page)
  }
  const [name, email] = ['Marlow Upholstery', 'axe-guest@example.com']
  const website = await websiteOf('axe-owner@example.com', name)
  const late = await inviteByHttp(website, 'axe-late@example.com')
  await website.owner.call(deleteInviteEndpoint, { params: { inviteId: late } })
  await openList(page, email)
  const heading = page.getByRole('heading', { level: 1 })
  for (const [screen, inviteId] of [
    ['no longer valid', late],
    ['different account', await inviteByHttp(website, 'axe-other@example.com')],
    ['You can edit', await inviteByHttp(website, email)],
  ] as const) {
    await page.goto(`${appOrigin()}/invite/${inviteId}`)
    await expect(heading).toContainText(screen)
    await look(screen)
  }
  await page.goto(`${appOrigin()}/invite/revoked`)
  await look('revoked')
  await page.goto(`${appOrigin()}/designer?websiteId=${website.draftId}&mode=settings`)
  const editors = page.getByRole('region', { name: 'Editors' })
  await editors.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Remove me' }).click()
  await look('an editor leaves')
  await website.owner.call(transferOwnershipEndpoint, {
    params: { id: website.draftId, newOwner: await accountOf(website, email) },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Invite an editor' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill('x')
  await page.keyboard.press('Enter')
  await look('invite')
  await page.keyboard.press('Escape')
  const menu = editors.getByRole('button', { name: 'Menu for axe-owner@example.com' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Make owner' }).click()
  await look('transfer')
  const none = Object.fromEntries(Object.keys(found).map((screen) => [screen, []]))
  expect(found).toEqual(none)
})

test('[8.accessibility] the trash, deleting and unpublishing have no serious finding', async ({ page }) => {
  test.setTimeout(120_000)
  const found: Record<string, readonly string[]> = {}
  const look = async (screen: string) => {
    found[screen] = await findingsOn(page)
  }
  const [name, email] = ['Bridge Street Bakes', 'axe-trash@example.com']
  const { owner, draftId } = await websiteOf(email, name)
  await publishByHttp(owner, draftId, 'axe-bakes')
  await openList(page, email)
  const dialog = page.getByRole('dialog')
  const choose = async (item: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).waitFor()
  }
  await choose('Unpublish')
  await look('unpublish')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await choose('Delete website')
  await look('delete')
  await dialog.getByRole('button', { name: 'Delete website' }).click()
  await page.getByText('30 days left').waitFor()
  await look('trash')
  await page.getByRole('button', { name: `Delete ${name} for good` }).click()
  await dialog.getByLabel(/^Type/).waitFor()
  await look('delete for good')
  expect(found).toEqual({ unpublish: [], delete: [], trash: [], 'delete for good': [] })
})
