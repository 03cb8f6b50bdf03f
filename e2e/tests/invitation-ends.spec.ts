import { expect, test } from '@playwright/test'
import { acceptInviteEndpoint, listEditorsEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { inviteLifetimeMs, inviteLimits } from '@shingle/shared/invite/limits.ts'
import { listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { signInByHttp } from '../product/http-account.ts'
import { type SharedProduct, startSharedProduct } from '../product/shared-product.ts'
import { findingsOn } from '../steps/findings.ts'
import { inviteByHttp, openInvitation, websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const usual = process.env.APP_ORIGIN_UNDER_TEST
let product: SharedProduct
test.beforeAll(async () => {
  product = await startSharedProduct()
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
})
test.afterAll(async () => {
  if (usual !== undefined) process.env.APP_ORIGIN_UNDER_TEST = usual
  await product.stop()
})

test('[4.invite] an invitation of more than seven days ago has expired, and its owner can be asked for another', async ({
  page,
}) => {
  const [email, name] = ['tardy@example.com', 'Alder Frames']
  const website = await websiteOf('alder@example.com', name)
  const inviteId = await inviteByHttp(website, email)
  const { db, close } = await connectDatabase(product.databaseUri, { name: 'shingle' })
  const createdAt = new Date(Date.now() - inviteLifetimeMs - 1000)
  await db.collection<{ _id: string }>('WebsiteInvites').updateOne({ _id: inviteId }, { $set: { createdAt } })
  await close()
  await openList(page, email)
  await page.goto(`${appOrigin()}/invite/${inviteId}`)
  await expect(page.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask alder@example.com' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.goto(`${appOrigin()}/websites`)
  await expect(page.getByText('Nothing hangs here.')).toBeVisible()
})

test('[6.limits] whoever edits as many websites of others as one may is told so, and the invitation waits', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = 'busy@example.com'
  const editor = await signInByHttp(appOrigin(), email)
  for (let nth = 0; nth < inviteLimits.shared; nth += 1) {
    const inviteId = await inviteByHttp(await websiteOf(`many-${nth}@example.com`, `Willow ${nth}`), email)
    await editor.call(acceptInviteEndpoint, { params: { inviteId } })
  }
  const last = await websiteOf('last-of-many@example.com', 'Hazel Frames')
  const inviteId = await inviteByHttp(last, email)
  await openList(page, email)
  await page.goto(`${appOrigin()}/invite/${inviteId}`)
  const full = page.getByRole('heading', { name: 'You have reached the maximum number of invitations' })
  await expect(full).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  expect((await editor.call(listWebsitesEndpoint, {})).shared).toHaveLength(inviteLimits.shared)
  await test.step('until they leave one of the others, by the list', async () => {
    await page.goto(`${appOrigin()}/websites`)
    await page.getByRole('button', { name: 'More for Willow 0' }).click()
    await page.getByRole('menuitem', { name: 'Remove me' }).click()
    const dialog = page.getByRole('dialog', { name: 'You will be removed as an editor' })
    await expect(dialog.getByText('Only many-0@example.com can invite you again.')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Remove me' }).click()
    await expect(page.getByText('You are no longer an editor of Willow 0')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit Willow 0' })).toBeHidden()
    await page.goto(`${appOrigin()}/invite/${inviteId}`)
    await expect(page.getByRole('heading', { name: 'You can edit Hazel Frames' })).toBeVisible()
  })
})

test('[4.invite] who is signed in with another account may do it later, and nothing has changed by then', async ({
  page,
}) => {
  const [email, name] = ['invited-rowan@example.com', 'Rowan Frames']
  const website = await websiteOf('rowan@example.com', name)
  await inviteByHttp(website, email)
  await openList(page, 'not-rowan@example.com')
  await openInvitation(page, email)
  await expect(page.getByRole('heading', { name: 'signed in with a different account' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Do this later' }).click()
  await expect(page).toHaveURL(/\/websites$/)
  await expect(page.getByText('not-rowan@example.com')).toBeVisible()
  const listed = await website.owner.call(listEditorsEndpoint, { params: { id: website.draftId } })
  expect(listed.invites.map(({ state }) => state)).toEqual(['Pending'])
})
