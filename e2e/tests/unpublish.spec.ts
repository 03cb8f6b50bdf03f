import { expect, test } from '@playwright/test'
import { publishByHttp } from '../product/http-website.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

test('[4.publish] a published website is taken off the web from its menu and from its settings', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000)
  const email = 'unpublish@example.com'
  const { owner, draftId } = await websiteOf(email, 'Corve Street Chairs')
  await publishByHttp(owner, draftId, 'corve-chairs')
  const visitor = await context.newPage()
  const visit = async () => {
    await visitor.goto(siteAddress('corve-chairs'))
    return visitor.locator('body')
  }
  const dialog = page.getByRole('dialog', { name: 'Unpublish Corve Street Chairs?' })
  const confirm = async () => {
    await expect(dialog.getByText('corve-chairs at once.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText('Corve Street Chairs is no longer published')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(await visit()).toContainText('Site not found')
  }

  await test.step('in the list', async () => {
    await expect(await visit()).toContainText(/corve street chairs/i)
    await openList(page, email)
    await page.getByRole('button', { name: 'More for Corve Street Chairs' }).click()
    await page.getByRole('menuitem', { name: 'Unpublish' }).click()
    await confirm()
    await expect(page.getByText('Draft - Not Published')).toBeVisible()
    await expect(page.getByText('/corve-chairs is kept for you, edited')).toBeVisible()
    await page.getByRole('button', { name: 'More for Corve Street Chairs' }).click()
    await expect(page.getByRole('menuitem', { name: 'Share' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeHidden()
  })
  await test.step('in the settings, published again at the address that was kept', async () => {
    await publishByHttp(owner, draftId, 'corve-chairs')
    await expect(await visit()).toContainText(/corve street chairs/i)
    await page.goto(`${appOrigin()}/designer?websiteId=${draftId}&mode=settings`)
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await confirm()
    await expect(page.getByRole('button', { name: 'Choose an address' })).toBeVisible()
  })
})
