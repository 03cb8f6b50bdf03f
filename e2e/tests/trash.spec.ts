import { expect, test } from '@playwright/test'
import { deleteForGoodEndpoint } from '@shingle/shared/trash/endpoints.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { asSignedInLongAgo, confirmByCode } from '../steps/account.ts'
import { headline } from '../steps/designer.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

const email = 'trash@example.com'

test('[4.delete] a deleted website waits in the trash, comes back as a draft, and goes for good once asked twice', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000)
  const published = await websiteOf(email, 'Teal Ferry Tours')
  await publishByHttp(published.owner, published.draftId, 'teal-ferry')
  await createWebsiteByHttp(published.owner, {
    businessName: 'Jumble Sale Sundays',
    businessActivities: 'We hold jumble sales in the church hall on the first Sunday of the month.',
    businessLocation: 'Ludlow, United Kingdom',
  })
  const visitor = await context.newPage()
  const visit = async () => {
    await visitor.goto(siteAddress('teal-ferry'))
    return visitor.locator('body')
  }
  await expect(await visit()).toContainText(/teal ferry tours/i)
  await openList(page, email)
  const dialog = page.getByRole('dialog')
  const trash = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Trash' }) })
  const throwAway = async (name: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete website' }).click()
    await dialog.getByRole('button', { name: 'Delete website' }).click()
    await expect(page.getByText(`${name} is in the trash`)).toBeVisible()
  }

  await test.step('it says what goes at once, and what is kept', async () => {
    await expect(trash).toBeHidden()
    await page.getByRole('button', { name: 'More for Teal Ferry Tours' }).click()
    await page.getByRole('menuitem', { name: 'Delete website' }).click()
    await expect(dialog.getByText('Visitors see “Site not found” at once.')).toBeVisible()
    await expect(dialog.getByText('its address is kept for you as long.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('deleted, visitors find nothing there and the trash has it', async () => {
    await throwAway('Teal Ferry Tours')
    await expect(await visit()).toContainText('Site not found')
    await expect(trash.getByText('teal-ferry is kept for you.')).toBeVisible()
    await expect(trash.getByText('30 days left')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit Jumble Sale Sundays' })).toBeFocused()
    await page.goto(`${appOrigin()}/designer?websiteId=${published.draftId}`)
    const told = 'No website at this link. You see Jumble Sale Sundays instead.'
    await expect(page.getByText(told)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(published.draftId))
    await expect(page.getByRole('button', { name: 'Jumble Sale Sundays, website menu' })).toBeVisible()
  })
  await test.step('restored, it is a draft and opens', async () => {
    await page.goto(`${appOrigin()}/websites`)
    await page.getByRole('button', { name: 'Restore Teal Ferry Tours' }).click()
    await expect(page.getByText('Teal Ferry Tours restored as a draft')).toBeVisible()
    await expect(trash.getByText('Nothing in the trash.')).toBeVisible()
    await expect(await visit()).toContainText('Site not found')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  })
  await test.step('a deletion is undone from its own toast', async () => {
    await page.goto(`${appOrigin()}/websites`)
    await throwAway('Jumble Sale Sundays')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Jumble Sale Sundays restored as a draft')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit Jumble Sale Sundays' })).toBeVisible()
  })
  await test.step('restored from the trash, nothing says any more that it is in it', async () => {
    await throwAway('Jumble Sale Sundays')
    await expect(page.getByText('Jumble Sale Sundays restored as a draft')).toBeHidden({ timeout: 2_000 })
    await page.getByRole('button', { name: 'Restore Jumble Sale Sundays' }).click()
    await expect(page.getByText('Jumble Sale Sundays restored as a draft')).toBeVisible()
    await expect(page.getByText('Jumble Sale Sundays is in the trash')).toBeHidden({ timeout: 2_000 })
  })
  await test.step('gone for good only after its name was typed by who signed in just now, and then the trash is empty', async () => {
    await throwAway('Teal Ferry Tours')
    await trash.getByRole('button', { name: 'Delete Teal Ferry Tours for good' }).click()
    await expect(dialog.getByText(/^Draft and 2 versions go now\. This cannot be undone\./)).toBeVisible()
    const now = dialog.getByRole('button', { name: 'Delete for good' })
    await dialog.getByLabel('Type teal-ferry to confirm').fill('teal-fer')
    await expect(now).toBeDisabled()
    await dialog.getByLabel('Type teal-ferry to confirm').fill('Teal-Ferry')
    const isRecentAgain = await asSignedInLongAgo(page, deleteForGoodEndpoint)
    await now.click()
    await confirmByCode(page, email, isRecentAgain)
    await expect(trash.getByText('Nothing in the trash.')).toBeVisible()
    await expect(trash.getByRole('heading', { name: 'Trash' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Edit Jumble Sale Sundays' })).toBeVisible()
    await expect(trash).toBeHidden()
  })
})
