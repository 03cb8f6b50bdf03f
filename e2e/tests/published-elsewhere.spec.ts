import { expect, test } from '@playwright/test'
import { publishByHttp } from '../product/http-website.ts'
import { headline } from '../steps/designer.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

test('[4.publish] an open designer says within seconds what another device has published, and has taken off', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000)
  const email = 'elsewhere@example.com'
  const { owner, draftId } = await websiteOf(email, 'Onny Valley Hives')
  await openList(page, email)
  await page.goto(`${appOrigin()}/designer?websiteId=${draftId}`)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const share = page.getByRole('dialog', { name: 'Share' })
  const open = () => page.getByRole('button', { name: 'Share', exact: true }).click()
  await open()
  await expect(share.getByText('Draft - Not Published')).toBeVisible()
  await page.keyboard.press('Escape')

  await publishByHttp(owner, draftId, 'onny-hives')
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 10_000 })
  await open()
  await expect(share.getByText('onny-hives')).toBeVisible()
  await page.keyboard.press('Escape')

  const other = await (await browser.newContext()).newPage()
  await openList(other, email)
  await other.getByRole('button', { name: 'More for Onny Valley Hives' }).click()
  await other.getByRole('menuitem', { name: 'Unpublish' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(other.getByText('Onny Valley Hives is no longer published')).toBeVisible()
  await page.bringToFront()
  await expect(page.getByText('Published', { exact: true })).toBeHidden({ timeout: 10_000 })
  await open()
  await expect(share.getByText('Draft - Not Published')).toBeVisible()
})
