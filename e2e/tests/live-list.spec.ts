import { expect, test } from '@playwright/test'
import { unpublishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { restoreTrashedEndpoint } from '@shingle/shared/trash/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { savedToAccount } from '../steps/designer.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

/** The list asks every few seconds while somebody looks at it. */
const soon = { timeout: 15_000 }

test('[4.list] whatever is done to websites elsewhere shows in an open list by itself', async ({
  context,
  page,
}) => {
  test.setTimeout(150_000)
  const email = 'live-list@example.com'
  const { owner, draftId } = await websiteOf(email, 'Linney Looms')
  await openList(page, email)
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(card('Linney Looms')).toBeVisible()
  // Whatever follows is seen without the page being read anew.
  await page.evaluate(() => document.body.setAttribute('data-kept', ''))

  await test.step('a website is made', async () => {
    await createWebsiteByHttp(owner, {
      businessName: 'Dinham Dairy',
      businessActivities: 'We make cheese and butter from the milk of our own cows.',
      businessLocation: 'Ludlow, United Kingdom',
    })
    await expect(card('Dinham Dairy')).toBeVisible(soon)
    await expect(page.getByRole('article').first()).toContainText('Dinham Dairy')
  })
  await test.step('published, and taken off', async () => {
    await publishByHttp(owner, draftId, 'linney-looms')
    await expect(card('Linney Looms').getByText('Published', { exact: true })).toBeVisible(soon)
    await owner.call(unpublishEndpoint, { params: { id: draftId } })
    await expect(card('Linney Looms').getByText('Draft - Not Published')).toBeVisible(soon)
  })
  await test.step('deleted, and restored', async () => {
    await owner.call(deleteWebsiteEndpoint, { params: { id: draftId } })
    await expect(page.getByRole('button', { name: 'Restore Linney Looms' })).toBeVisible(soon)
    await expect(page.getByRole('link', { name: 'Edit Linney Looms' })).toBeHidden()
    await owner.call(restoreTrashedEndpoint, { params: { id: draftId } })
    await expect(page.getByRole('link', { name: 'Edit Linney Looms' })).toBeVisible(soon)
    await expect(page.getByRole('button', { name: 'Restore Linney Looms' })).toBeHidden()
  })
  await test.step('renamed', async () => {
    const elsewhere = await context.newPage()
    await elsewhere.goto(`${appOrigin()}/websites`)
    await elsewhere.getByRole('button', { name: 'More for Linney Looms' }).click()
    await elsewhere.getByRole('menuitem', { name: 'Rename' }).click()
    const dialog = elsewhere.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
      /^It changes in your list of websites, in the title, and in the header and footer where they say the same\. The web address stays\./,
    )
    await dialog.getByRole('textbox').fill('Linney Mill Looms')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await savedToAccount(elsewhere)
    await page.bringToFront()
    await expect(page.getByRole('link', { name: 'Edit Linney Mill Looms' })).toBeVisible(soon)
  })
  expect(await page.evaluate(() => document.body.hasAttribute('data-kept'))).toBe(true)
})
