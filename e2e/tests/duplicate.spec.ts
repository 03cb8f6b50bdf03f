import { expect, test } from '@playwright/test'
import { duplicateWebsiteEndpoint } from '@shingle/shared/creation/endpoints.ts'
import { publishByHttp } from '../product/http-website.ts'
import { headline } from '../steps/designer.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

test('[3.website] a website is duplicated from its menu, as a draft of its own, as long as there is room', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = 'duplicate@example.com'
  const { owner, draftId } = await websiteOf(email, 'Broad Street Sofas')
  await publishByHttp(owner, draftId, 'broad-street-sofas')
  await openList(page, email)
  const duplicate = async () => {
    await page.getByRole('button', { name: 'More for Broad Street Sofas' }).first().click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  }

  await test.step('beside the first, newest first and not published', async () => {
    await duplicate()
    await expect(page.getByText('Broad Street Sofas is duplicated')).toBeVisible()
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(2)
    await expect(cards.getByRole('heading')).toHaveText(['Broad Street Sofas copy', 'Broad Street Sofas'])
    await expect(cards.first().getByText('Draft - Not Published')).toBeVisible()
    await expect(cards.last().getByText('Published', { exact: true })).toBeVisible()
  })
  await test.step('it opens in the designer', async () => {
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page).not.toHaveURL(new RegExp(draftId))
    await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  })
  await test.step('at the limit it is said that there is no room, and how to make some', async () => {
    for (let count = 2; count < 10; count += 1)
      await owner.call(duplicateWebsiteEndpoint, { params: { id: draftId } })
    await page.goto(`${appOrigin()}/websites`)
    await expect(page.getByText('10 of 10. Newest work first.')).toBeVisible()
    await duplicate()
    const dialog = page.getByRole('dialog', { name: 'Website limit reached' })
    await expect(dialog.getByText('Maximum allowed website limit exceeded.')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await expect(
      dialog.getByText('Make room: delete one, or make one of its editors the owner.'),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByText('10 of 10. Newest work first.')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})
