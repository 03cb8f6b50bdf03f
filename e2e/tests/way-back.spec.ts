import { expect, type Page, test } from '@playwright/test'
import { acceptInviteEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { readProfileEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { toAccount } from '../steps/account.ts'
import { callsOf } from '../steps/calls-of.ts'
import { findingsOn } from '../steps/findings.ts'
import { followMail, inviteByHttp, websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const [former, email, editor] = ['wenda@example.com', 'wenda@moved.example', 'wenda@editor.example']

/** The open dialog says why nothing of it can be done yet. */
const expectWaiting = async (page: Page, action: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText(/^Your email was changed on .+ nothing is handed over or deleted for good before .+\.$/),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: action })).toBeDisabled()
  await expect(dialog.getByRole('checkbox')).toBeHidden()
  await expect(dialog.getByRole('textbox')).toBeHidden()
  expect(await findingsOn(page)).toEqual([])
}

test('[T12] after a change of email nothing goes for good, and each dialog says from when it can', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const website = await websiteOf(former, 'Larch Upholstery')
  const { owner } = website
  const thrownAway = await createWebsiteByHttp(owner, {
    businessName: 'Jumble Sale Sundays',
    businessActivities: 'We hold jumble sales in the church hall on the first Sunday of the month.',
    businessLocation: 'Ludlow, United Kingdom',
  })
  await owner.call(deleteWebsiteEndpoint, { params: { id: thrownAway } })
  const invited = await signInByHttp(appOrigin(), editor)
  const inviteId = await inviteByHttp(website, editor)
  await invited.call(acceptInviteEndpoint, { params: { inviteId } })
  await toAccount(page, former)
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(email)
  await profile.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(`Waiting for you to use the link mailed to ${email}`)).toBeVisible()
  await followMail(page, { to: email, subject: /Confirm your new email/, button: 'Confirm this email' })
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()

  await test.step('not the account', async () => {
    await page.getByRole('link', { name: 'Account Settings' }).click()
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expectWaiting(page, 'Delete account')
  })
  await test.step('not a website in the trash, which can be restored all the same', async () => {
    await page.goto(`${appOrigin()}${appPaths.websites}`)
    await page.getByRole('button', { name: 'Delete Jumble Sale Sundays for good' }).click()
    await expectWaiting(page, 'Delete for good')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Restore Jumble Sale Sundays' })).toBeEnabled()
  })
  const makeOwner = async () => {
    await page.goto(`${appOrigin()}${appPaths.designer}?websiteId=${website.draftId}`)
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Editors' }).click()
    await page.getByRole('button', { name: `Menu for ${editor}` }).click()
    await page.getByRole('menuitem', { name: 'Make owner' }).click()
  }
  await test.step('and no website to somebody else', async () => {
    await makeOwner()
    await expectWaiting(page, 'Transfer Site Ownership')
  })
  await test.step('also where this device knows nothing of the account, and its answer does not arrive', async () => {
    await page.route(callsOf(readProfileEndpoint), (route) => route.abort())
    await page.evaluate(() => localStorage.removeItem('profile'))
    await makeOwner()
    await page.getByRole('button', { name: 'Transfer Site Ownership' }).click()
    const failed = page.getByRole('dialog', { name: 'Transfer failed' })
    await expect(
      failed.getByText(
        /^You are still the owner\. Your email was changed on .+ nothing is handed over or deleted for good before .+\.$/,
      ),
    ).toBeVisible()
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeHidden()
  })
})
