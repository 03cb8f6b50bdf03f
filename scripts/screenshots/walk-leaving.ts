import {
  type AcceptAnswer,
  acceptInviteEndpoint,
  deleteInviteEndpoint,
  listEditorsEndpoint,
  transferOwnershipEndpoint,
} from '@shingle/shared/invite/endpoints.ts'
import { transferTargetFull } from '@shingle/shared/invite/problems.ts'
import { appPaths, invitePath } from '@shingle/shared/paths/app-paths.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import type { Browser, Page } from 'playwright'
import { signInByHttp } from '../../e2e/product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../../e2e/product/http-website.ts'
import { startProduct } from '../../e2e/product/start-product.ts'
import { endSessionAtServer, toAccount } from '../../e2e/steps/account.ts'
import { callsOf } from '../../e2e/steps/calls-of.ts'
import { headline, openDesigner, retype, savedToAccount, takeControl } from '../../e2e/steps/designer.ts'
import { goOffline } from '../../e2e/steps/go-offline.ts'
import { inviteByHttp, type OwnedWebsite, websiteOf } from '../../e2e/steps/invitation.ts'
import { appOrigin } from '../../e2e/steps/origin.ts'
import { signIn } from '../../e2e/steps/sign-in.ts'
import { take, visitor } from './take.ts'

const owner = 'grace@marlow.example'
const editor = 'tom@achterberg.example'
const name = 'Marlow Upholstery'
const chairs = {
  businessName: 'Chair',
  businessActivities: 'We reupholster chairs, sofas and window seats in wool, linen and leather.',
  businessLocation: 'Ludlow, United Kingdom',
}

/** Has every opened invitation answered like this. */
const answerInvites = (page: Page, answer: AcceptAnswer): Promise<unknown> =>
  page.route(callsOf(acceptInviteEndpoint), (route) => route.fulfill({ json: answer }))

/** Invitations that came too late, or to somebody who edits enough. */
const walkInvitations = async (page: Page): Promise<void> => {
  const openUntil = '2026-11-28T09:00:00.000Z'
  const outcomes = {
    expired: { outcome: 'expired', invitedAt: '2026-11-12T09:00:00.000Z', ownerEmail: owner },
    'maximum-reached': { outcome: 'maximum-reached', businessName: name, maximum: 5, openUntil },
  } as const
  for (const [state, answer] of Object.entries(outcomes)) {
    await answerInvites(page, answer)
    await page.goto(`${appOrigin()}${invitePath('0123456789abcdef01234567')}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take(page, `invitation-${state}`)
    await page.unrouteAll()
  }
}

/** An editor who owns as many websites as one may cannot be made the owner of one more. */
const walkFailedTransfer = async (page: Page, { draftId }: OwnedWebsite): Promise<void> => {
  const { status, ...problem } = transferTargetFull
  const path = transferOwnershipEndpoint.path.replace(/:\w+/g, '*')
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: problem }))
  await page.goto(`${appOrigin()}${appPaths.designer}?websiteId=${draftId}&mode=settings`)
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Editors' }).click()
  await page.getByRole('button', { name: `Menu for ${editor}` }).click()
  await page.getByRole('menuitem', { name: 'Make owner' }).click()
  await page.getByRole('button', { name: 'Transfer Site Ownership' }).click()
  await page.getByRole('dialog', { name: 'Transfer failed' }).waitFor()
  await take(page, 'editors-transfer-failed', { isWide: true })
  await page.unrouteAll()
}

/** The list of somebody who owns as many websites as one may, and what takes one off the web. */
const walkList = async (page: Page): Promise<void> => {
  await page.goto(`${appOrigin()}${appPaths.websites}`)
  const limit = ownedLimit(appOrigin())
  await page.getByText(`${limit} of ${limit}`).waitFor()
  await page.getByRole('button', { name: 'Create a new website' }).first().click()
  await page.getByRole('dialog', { name: 'Website limit reached' }).waitFor()
  await take(page, 'websites-limit')
  await page.getByRole('button', { name: 'Understood' }).click()
  await page
    .getByRole('button', { name: `More for ${name}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await page.getByRole('dialog', { name: `Unpublish ${name}?` }).waitFor()
  await take(page, 'websites-unpublish')
  await page.getByRole('button', { name: 'Cancel' }).click()
}

/** Work of this device alone, when its session is over and when somebody signs out. */
const walkUnsaved = async (page: Page, { draftId }: OwnedWebsite): Promise<void> => {
  await openDesigner(page, draftId)
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await goOffline(page)
  await retype(page, headline(page), 'Chairs that outlive their covers')
  await page.getByRole('link', { name: 'All websites' }).click()
  await page.getByRole('heading', { name: 'Your Websites' }).waitFor()
  await take(page, 'websites-offline')
  await page.getByRole('button', { name: owner }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('dialog', { name: 'Sign out with unsaved work?' }).waitFor()
  await take(page, 'sign-out-unsaved')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.goBack()
  await headline(page).waitFor()
  await endSessionAtServer(page)
  await page.context().setOffline(false)
  await page.getByText('Sign in to save them to your account.').waitFor()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  await take(page, 'designer-sign-in', { isWide: true })
  await signIn(page, owner)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** An editor who is removed while they are out of reach, and one who leaves by the list. */
const walkRemoval = async (browser: Browser, website: OwnedWebsite): Promise<void> => {
  const page = await (await browser.newContext(visitor)).newPage()
  await toAccount(page, editor)
  await page.goto(`${appOrigin()}${appPaths.websites}`)
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Remove me' }).waitFor()
  await take(page, 'websites-shared-menu', { isWide: true })
  await page.getByRole('menuitem', { name: 'Remove me' }).click()
  await page.getByRole('dialog', { name: 'You will be removed as an editor' }).waitFor()
  await take(page, 'editors-leave')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await openDesigner(page, website.draftId)
  await takeControl(page)
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await goOffline(page)
  await retype(page, headline(page), 'Chairs for the next century')
  const { invites } = await website.owner.call(listEditorsEndpoint, { params: { id: website.draftId } })
  for (const { id } of invites) await website.owner.call(deleteInviteEndpoint, { params: { inviteId: id } })
  await page.context().setOffline(false)
  await page.getByText('Changes of yours are still on this device.').waitFor()
  await take(page, 'invitation-revoked-kept')
  await page.close()
}

/** The ends of a session on every device and of the account. */
const walkEnds = async (page: Page): Promise<void> => {
  await page.goto(`${appOrigin()}${appPaths.account}`)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog', { name: 'Sign out everywhere?' }).waitFor()
  await take(page, 'account-everywhere')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByText('websites', { exact: false }).first().waitFor()
  await take(page, 'account-delete')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText('Your account is deleted').waitFor()
  await take(page, 'home-account-deleted')
}

/** Limits, refusals and farewells: what is asked or said before something ends. */
export const walkLeaving = async (browser: Browser): Promise<void> => {
  const product = await startProduct()
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const page = await (await browser.newContext(visitor)).newPage()
    const accepting = await signInByHttp(product.origin, editor)
    const website = await websiteOf(owner, name)
    await publishByHttp(website.owner, website.draftId, 'marlow-upholstery')
    const inviteId = await inviteByHttp(website, editor)
    await accepting.call(acceptInviteEndpoint, { params: { inviteId } })
    await toAccount(page, owner)
    await walkInvitations(page)
    await walkFailedTransfer(page, website)
    await walkUnsaved(page, website)
    await walkRemoval(browser, website)
    for (let owned = 1; owned < ownedLimit(product.origin); owned += 1)
      await createWebsiteByHttp(website.owner, { ...chairs, businessName: `${chairs.businessName} ${owned}` })
    await walkList(page)
    await walkEnds(page)
  } finally {
    await product.stop()
  }
}
