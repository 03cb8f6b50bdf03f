import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { deleteInviteEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { readOwnerEndpoint } from '@shingle/shared/website/endpoints.ts'
import { headline, retype, savedToAccount, takeControl } from '../steps/designer.ts'
import { inviteByHttp, type OwnedWebsite, openInvitation, websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { openList, signIn, signInUnseen } from '../steps/sign-in.ts'

const openWebsite = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: `Open ${name}` }).click()
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
}

const becomeEditor = async (page: Page, email: string, name: string): Promise<void> => {
  await openInvitation(page, email)
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: `You can edit ${name}` })).toBeVisible()
  await openWebsite(page, name)
  await takeControl(page)
}

const removeEditor = (website: OwnedWebsite, inviteId: string) =>
  website.owner.call(deleteInviteEndpoint, { params: { inviteId } })

test('[4.invite] an invitation survives making the account, and its editor edits', async ({ page }) => {
  const [email, name] = ['leo@example.com', 'Marlow Upholstery']
  const website = await websiteOf('grace@example.com', name)
  await inviteByHttp(website, email)
  await test.step('whoever has no account yet signs in with the invited address', async () => {
    await openInvitation(page, email)
    await expect(page.getByRole('heading', { name: 'Sign in to accept' })).toBeVisible()
    await expect(page.getByText('Sign in with the address that it was mailed to.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    expect(await page.evaluate(() => sessionStorage.getItem('websiteInviteId'))).toMatch(/^[0-9a-f]{32}$/)
  })
  await test.step('by whatever way they come to sign in', async () => {
    await page.goto(`${appOrigin()}/sign-in`)
    await signIn(page, email)
    await expect(page.getByRole('heading', { name: `You can edit ${name}` })).toBeVisible()
    await expect(
      page.getByText('grace@example.com invited you, leo@example.com, as an editor.'),
    ).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('websiteInviteId'))).toBeNull()
  })
  await test.step('and edits', async () => {
    await openWebsite(page, name)
    await expect(page.getByText('grace@example.com edited last and is not here now.')).toBeVisible()
    await takeControl(page)
    await retype(page, headline(page), 'Typed by Tom')
    await savedToAccount(page)
  })
  await test.step('the website is among those shared with them', async () => {
    await page.goto(`${appOrigin()}/websites`)
    await expect(page.getByText('No website of your own yet.')).toBeVisible()
    const shared = page.locator('section').filter({ hasText: 'Websites Shared with you' })
    await expect(shared.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
    await shared.getByRole('button', { name: `More for ${name}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeHidden()
  })
})

test('[4.invite] an invitation waits in the list of whoever came another way than by its mail', async ({
  page,
}) => {
  const [email, name] = ['zora@example.com', 'Cinder Path Pottery']
  await inviteByHttp(await websiteOf('milo@example.com', name), email)
  await openList(page, email)
  const waiting = page.getByRole('list', { name: 'Invitations' })
  await expect(waiting).toContainText(`milo@example.com asks you to edit ${name}.`)
  await waiting.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { name: `You can edit ${name}` })).toBeVisible()
  await page.goto(`${appOrigin()}${appPaths.websites}`)
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
  await expect(waiting).toBeHidden()
})

test('[4.invite] another account is told so, and signs out to come back with the right one', async ({
  page,
}) => {
  const name = 'Brightwater Books'
  const website = await websiteOf('rhoda@example.com', name)
  await inviteByHttp(website, 'books@example.com')
  await signInUnseen(page, 'eve@example.com')
  await openInvitation(page, 'books@example.com')
  await expect(
    page.getByRole('heading', { name: 'You are signed in with a different account' }),
  ).toBeVisible()
  await expect(page.getByText('b••@example.com')).toBeVisible()
  await expect(page.getByText('rhoda@example.com')).toBeHidden()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/sign-in/)
  await expect(page.getByLabel('Email')).toHaveValue('books@example.com')
  await signIn(page, 'books@example.com')
  await expect(page.getByRole('heading', { name: `You can edit ${name}` })).toBeVisible()
})

test('[4.invite] an invitation that was taken back is no longer valid', async ({ page }) => {
  const website = await websiteOf('sam@example.com', 'Keller Repairs')
  const inviteId = await inviteByHttp(website, 'late@example.com')
  await removeEditor(website, inviteId)
  await page.goto(`${appOrigin()}/invite/${inviteId}`)
  await signIn(page, 'late@example.com')
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible()
  await expect(page.getByText('Otherwise ask its owner to invite you again.')).toBeVisible()
})

test('[4.revoked] a removed editor is sent away from the open draft, and nothing of theirs gets in', async ({
  page,
}) => {
  const [email, name] = ['priya@example.com', 'Northlight Photos']
  const website = await websiteOf('ursula@example.com', name)
  const inviteId = await inviteByHttp(website, email)
  await becomeEditor(page, email, name)
  await retype(page, headline(page), 'Saved before')
  await savedToAccount(page)
  await removeEditor(website, inviteId)
  await expect(page.getByText('You no longer have access to this website.')).toBeVisible()
  await expect(page).toHaveURL(/\/invite\/revoked/)
  await expect(page.getByRole('heading', { name: 'Edit access removed' })).toBeVisible()
  await expect(page.getByText(`${name} is no longer among the websites that you can edit.`)).toBeVisible()
  await expect(page.getByText('still on this device')).toBeHidden()
  expect(await website.owner.call(readOwnerEndpoint, { params: { id: website.draftId } })).toEqual({
    email: 'ursula@example.com',
  })
  await page.getByRole('link', { name: 'View your websites' }).click()
  await expect(page.getByText(name)).toBeHidden()
})

test('[4.revoked] what was written offline meanwhile stays on the device, to be downloaded', async ({
  page,
}) => {
  const [email, name] = ['omar@example.com', 'Harbour Frames']
  const website = await websiteOf('vera@example.com', name)
  const inviteId = await inviteByHttp(website, email)
  await becomeEditor(page, email, name)
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await retype(page, headline(page), 'Written far away')
  await removeEditor(website, inviteId)
  await page.context().setOffline(false)
  // Whichever of the two asks first says so: the line to the server, or the list of websites.
  await expect(page).toHaveURL(/\/invite\/revoked/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Edit access removed' })).toBeVisible()
  await expect(page.getByText('Changes of yours are still on this device.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${name}` }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${name}.txt`)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^# Harbour Frames\n[^{]*Written far away/)
  // Where people come to who were away: the website is not in their list, and their work is.
  await page.goto(`${appOrigin()}${appPaths.websites}`)
  const left = page.getByRole('region', { name: 'Kept on this device' })
  await expect(left.getByRole('button', { name: `Download ${name}` })).toBeVisible()
  await test.step('signing out asks about it, and leads to no website that is theirs no more', async () => {
    await page.getByRole('button', { name: email }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    const leaving = page.getByRole('dialog', { name: 'Sign out with unsaved work?' })
    await expect(leaving.getByText('Changes that did not reach your account')).toBeVisible()
    await expect(leaving.getByRole('link', { name: `Open ${name}` })).toBeHidden()
    await leaving.getByRole('button', { name: 'Cancel' }).click()
  })
  await left.getByRole('button', { name: `Delete ${name} here` }).click()
  const asked = page.getByRole('dialog', { name: `Delete your changes to ${name}?` })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(left).toBeVisible()
  await left.getByRole('button', { name: `Delete ${name} here` }).click()
  await asked.getByRole('button', { name: 'Delete for good' }).click()
  await expect(left).toBeHidden()
})
