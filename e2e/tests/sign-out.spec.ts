import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { downloadExportEndpoint } from '@shingle/shared/export/endpoints.ts'
import { appPaths, invitePath } from '@shingle/shared/paths/app-paths.ts'
import { logoutEndpoint } from '@shingle/shared/session/endpoints.ts'
import { choosePhotoOffline, introductionPicture } from '../steps/choose-photo.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline, openDesigner, retype, savedToAccount } from '../steps/designer.ts'
import { keptOnDevice, storesWith } from '../steps/device.ts'
import { goOffline } from '../steps/go-offline.ts'
import { inviteByHttp, websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { signIn } from '../steps/sign-in.ts'

const business = {
  name: 'Wenlock Edge Joinery',
  about: 'Staircases, fitted shelves and sash windows in oak and ash for old houses near Much Wenlock.',
  place: 'Much Wenlock, England',
}

const toList = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'All websites' }).click()
  await expect(page.getByRole('heading', { name: 'Your Websites' })).toBeVisible()
}

const signOut = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}

const newWebsite = async (page: Page, email: string): Promise<string> => {
  const draftId = await createWebsite(page, business, email)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  return draftId
}

test('[4.session] signing out leaves nothing of the account in the browser, in any tab', async ({
  context,
  page,
}) => {
  const email = 'ines@example.com'
  const draftId = await newWebsite(page, email)
  const second = await context.newPage()
  await openDesigner(second, draftId)
  // The invitation of another address, looked at and not answered.
  const inviteId = await inviteByHttp(
    await websiteOf('ludlow-chairs@example.com', 'Ludlow Chairs'),
    'chair-mender@example.com',
  )
  await page.goto(`${appOrigin()}${invitePath(inviteId)}`)
  await expect(page.getByRole('heading', { name: 'different account' })).toBeVisible()
  await page.goto(`${appOrigin()}${appPaths.websites}`)
  expect(await storesWith(page, [inviteId])).toEqual([`storages: ${inviteId}`])
  expect(await storesWith(page, [draftId])).toEqual([`databases: ${draftId}`, `storages: ${draftId}`])

  await signOut(page, email)
  await expect(page).toHaveURL(`${appOrigin()}/`)
  await expect(second).toHaveURL(/sign-in/)
  for (const tab of [page, second])
    await expect.poll(() => storesWith(tab, [draftId, email, business.name, inviteId])).toEqual([])
  // What ties a browser to the code it asked for knows no account.
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => name !== 'sign-in')).toEqual([])
})

test('[4.session] whoever closes the tab while they are being signed out leaves nothing of the account either', async ({
  context,
  page,
}) => {
  const email = 'closed-lid@example.com'
  const draftId = await newWebsite(page, email)
  await page.goto(`${appOrigin()}${appPaths.websites}`)
  // A line on which nothing is answered any more.
  await context.route(`**${logoutEndpoint.path}`, () => undefined)
  const asked = page.waitForRequest(`**${logoutEndpoint.path}`)
  await signOut(page, email)
  await asked
  await page.close()
  await context.unroute(`**${logoutEndpoint.path}`)
  const later = await context.newPage()
  await later.goto(`${appOrigin()}/sign-in`)
  await expect.poll(() => storesWith(later, [draftId, email, business.name])).toEqual([])
  await expect(later.getByLabel('Email')).toBeVisible()
})

test('[4.session] work that is nowhere else is asked about before signing out, offline too', async ({
  context,
  page,
}) => {
  const email = 'nora@example.com'
  const draftId = await newWebsite(page, email)
  await goOffline(page)
  await retype(page, headline(page), 'Written on the edge')
  await choosePhotoOffline(page, 'A view of the edge')
  await toList(page)
  await expect(page.getByText('This is the list as this device saw it last.')).toBeVisible()
  const before = await keptOnDevice(page)
  const dialog = page.getByRole('dialog', { name: 'Sign out with unsaved work?' })

  await test.step('cancelling keeps everything', async () => {
    await signOut(page, email)
    await expect(dialog.getByText(business.name)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await keptOnDevice(page)).toEqual(before)
    await expect(page.getByRole('heading', { name: business.name })).toBeVisible()
  })
  await test.step('the work can be taken along as a file', async () => {
    await signOut(page, email)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: `Download ${business.name}` }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Written on the edge')
  })
  await test.step('what is kept waits without the rest of the account', async () => {
    await dialog.getByRole('button', { name: 'Keep it and sign out' }).click()
    await expect(page).toHaveURL(/sign-in/)
    await expect(page.getByText('Your work is kept on this device until you sign in again')).toBeVisible()
    await expect.poll(() => storesWith(page, [draftId])).toEqual([`databases: ${draftId}`])
    expect(await keptOnDevice(page)).toMatchObject({ storages: expect.not.stringContaining(email) })
  })
  await test.step('online again the account stays signed out until its owner comes back', async () => {
    await context.setOffline(false)
    // The cookie of the session, which a script cannot take away, opens nothing before this device asks anything.
    const names = async () => (await context.cookies()).map(({ name }) => name).sort()
    expect(await names()).toEqual(['refresh', 'sign-in', 'signed-out'])
    const file = await page.request.get(`${appOrigin()}${downloadExportEndpoint.path}`)
    expect(file.status()).toBe(401)
    await page.goto(`${appOrigin()}/designer?websiteId=${draftId}`)
    await expect(page).toHaveURL(/sign-in/)
    await expect.poll(names).toEqual(['sign-in'])
    await signIn(page, email)
    await expect(headline(page)).toHaveText('Written on the edge', { timeout: 20_000 })
    await expect(introductionPicture(page)).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
    await savedToAccount(page)
  })
  await test.step('what is to be deleted goes at once', async () => {
    await goOffline(page)
    await retype(page, headline(page), 'Regretted')
    await toList(page)
    await signOut(page, email)
    await dialog.getByRole('button', { name: 'Delete it and sign out' }).click()
    await expect(page).toHaveURL(/sign-in/)
    await expect.poll(() => storesWith(page, [draftId, email, business.name])).toEqual([])
  })
})

test('[4.session] answers for a new website in another tab are asked about, and go with the rest', async ({
  context,
  page,
}) => {
  const email = 'oriel@example.com'
  await page.goto(`${appOrigin()}/sign-in`)
  await signIn(page, email)
  await expect(page.getByText('Nothing hangs here.')).toBeVisible()
  const creating = await context.newPage()
  await creating.goto(`${appOrigin()}/create?name=Munslow+Clocks`)
  const name = creating.getByLabel('Business name')
  await expect(name).toHaveValue('Munslow Clocks')
  const dialog = page.getByRole('dialog', { name: 'Sign out with unsaved work?' })

  await signOut(page, email)
  await expect(dialog.getByRole('listitem')).toHaveText([/Munslow Clocks/])
  await dialog.getByRole('button', { name: 'Keep it and sign out' }).click()
  await expect(page).toHaveURL(/sign-in/)
  expect(await storesWith(creating, ['Munslow'])).toEqual(['storages: Munslow'])

  await signIn(page, email)
  await expect(page.getByText('Nothing hangs here.')).toBeVisible()
  await creating.getByRole('button', { name: 'Exit' }).click()
  await creating.getByRole('button', { name: 'Save and exit' }).click()
  await expect(creating).toHaveURL(`${appOrigin()}/`)
  await creating.goto(`${appOrigin()}/create`)
  const goOn = creating.getByRole('button', { name: 'Go on with Munslow Clocks' })
  await expect(goOn).toBeVisible()
  await signOut(page, email)
  await expect(dialog.getByRole('listitem')).toHaveText([/Munslow Clocks/])
  await dialog.getByRole('button', { name: 'Delete it and sign out' }).click()
  await expect(page).toHaveURL(`${appOrigin()}/`)
  await expect(goOn).toBeHidden()
  await expect(name).toHaveValue('')
  expect(await storesWith(creating, ['Munslow'])).toEqual([])
})

test('[4.list] a deleted website is not offered offline, and nothing of it stays on the device', async ({
  page,
}) => {
  const draftId = await newWebsite(page, 'odile@example.com')
  await toList(page)
  await page.getByRole('button', { name: `More for ${business.name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete website' }).click()
  await page.getByRole('button', { name: 'Delete website' }).click()
  await expect(page.getByText('Nothing hangs here.')).toBeVisible()
  await expect.poll(() => storesWith(page, [draftId])).toEqual([])
  await page.context().setOffline(true)
  await page.goto(`${appOrigin()}/designer?websiteId=${draftId}`)
  await expect(page.getByText('It is not among yours.')).toBeVisible()
})
