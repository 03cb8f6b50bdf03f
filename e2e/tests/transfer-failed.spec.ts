import { expect, type Page, test } from '@playwright/test'
import {
  acceptInviteEndpoint,
  listEditorsEndpoint,
  transferOwnershipEndpoint,
} from '@shingle/shared/invite/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { callsOf } from '../steps/calls-of.ts'
import { findingsOn } from '../steps/findings.ts'
import { inviteByHttp, websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { signInUnseen } from '../steps/sign-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const owner = 'thea@example.com'
const editor = 'full-tom@example.com'
const tiles = {
  businessName: 'Tiles',
  businessActivities: 'We lay tiles in kitchens and bathrooms.',
  businessLocation: 'York, England',
}

const makeOwner = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: `Menu for ${editor}` }).click()
  await page.getByRole('menuitem', { name: 'Make owner' }).click()
  await page.getByRole('button', { name: 'Transfer Site Ownership' }).click()
}

test('[8.transfer] a handing over that fails says why, and the owner stays the owner', async ({ page }) => {
  test.setTimeout(180_000)
  const website = await websiteOf(owner, 'Aspen Upholstery')
  const { draftId } = website
  const tom = await signInByHttp(appOrigin(), editor)
  const inviteId = await inviteByHttp(website, editor)
  await tom.call(acceptInviteEndpoint, { params: { inviteId } })
  for (let owned = 0; owned < ownedLimit(appOrigin()); owned += 1) await createWebsiteByHttp(tom, tiles)
  await signInUnseen(page, owner)
  await page.goto(`${appOrigin()}${appPaths.designer}?websiteId=${draftId}&mode=settings`)
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Editors' }).click()
  const failed = page.getByRole('dialog', { name: 'Transfer failed' })
  await test.step('because the editor has as many websites as one may', async () => {
    await makeOwner(page)
    await expect(failed).toContainText(
      `${editor} has already reached the maximum number of Shingle websites they can reach`,
    )
    await expect(failed.getByRole('link', { name: `Write to ${editor}` })).toHaveAttribute(
      'href',
      `mailto:${editor}`,
    )
    // Its narrow width has no settings, and so closes the dialog.
    expect(await findingsOn(page)).toEqual([])
    await expect(failed).toBeHidden()
  })
  await test.step('because the line is gone', async () => {
    await page.route(callsOf(transferOwnershipEndpoint), (route) => route.abort())
    await makeOwner(page)
    await expect(failed).toContainText('Check your connection and try again.')
    await expect(failed.getByRole('link', { name: 'Contact support' })).toBeVisible()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Transfer ownership' })).toBeVisible()
  })
  const listed = await website.owner.call(listEditorsEndpoint, { params: { id: draftId } })
  expect([listed.owner.email, listed.invites.map(({ email }) => email)]).toEqual([owner, [editor]])
})
