import { expect, type Page } from '@playwright/test'
import { createInviteEndpoint, listEditorsEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { type HttpAccount, signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { appOrigin } from './origin.ts'

/** An owner who talks to the api alone, and their website. */
export interface OwnedWebsite {
  readonly owner: HttpAccount
  readonly draftId: string
}

/** A website of somebody who is not at any browser. */
export const websiteOf = async (email: string, businessName: string): Promise<OwnedWebsite> => {
  const owner = await signInByHttp(appOrigin(), email)
  const draftId = await createWebsiteByHttp(owner, {
    businessName,
    businessActivities: 'We reupholster chairs, sofas and window seats in wool, linen and leather.',
    businessLocation: 'Ludlow, United Kingdom',
  })
  return { owner, draftId }
}

/** Invites an address; answers the invite's id. */
export const inviteByHttp = async ({ owner, draftId }: OwnedWebsite, email: string): Promise<string> => {
  const body = { invitedUserEmail: email, websiteId: draftId, role: 'Collaborator' as const }
  return (await owner.call(createInviteEndpoint, { body })).inviteId
}

/** The account of an editor, by which a website is handed over to them. */
export const accountOf = async ({ owner, draftId }: OwnedWebsite, email: string): Promise<string> => {
  const { invites } = await owner.call(listEditorsEndpoint, { params: { id: draftId } })
  return invites.find((invite) => invite.email === email)?.userId ?? ''
}

/** Opens the newest mail with this subject to an address, and follows its button. */
export const followMail = async (
  page: Page,
  {
    to,
    subject,
    button,
    sent = 1,
  }: {
    readonly to: string
    readonly subject: RegExp
    readonly button: string
    /** How many such mails there are by then: the one that is followed may be on its way. */
    readonly sent?: number
  },
): Promise<void> => {
  const mails = page.locator('article').filter({ hasText: to }).filter({ hasText: subject })
  const mail = mails.first()
  await expect(async () => {
    await page.goto(`${appOrigin()}/dev/outbox`)
    await expect(mails.nth(sent - 1)).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.getByText('Read the mail').click()
  const link = mail.frameLocator('iframe').getByRole('link', { name: button })
  await page.goto((await link.getAttribute('href')) ?? '')
}

/** Follows the newest invitation to an address. */
export const openInvitation = (page: Page, to: string): Promise<void> =>
  followMail(page, { to, subject: /invites you to edit/, button: 'Accept the invitation' })
