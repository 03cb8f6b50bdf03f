import { expect, type Page, test } from '@playwright/test'
import { transferOwnershipEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { asSignedInLongAgo, confirmByCode } from '../steps/account.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline, openDesigner, retype, savedToAccount, takeControl } from '../steps/designer.ts'
import { openInvitation } from '../steps/invitation.ts'
import { signIn } from '../steps/sign-in.ts'

const business = {
  name: 'Marlow Upholstery',
  about: 'We reupholster chairs, sofas and window seats in wool, linen and leather around Ludlow.',
  place: 'Ludlow, United Kingdom',
}

const openEditors = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Editors' }).click()
  await expect(page.getByRole('region', { name: 'Editors' }).getByText('(You)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who may do what' })).toBeVisible()
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Editors' }).getByRole('listitem').filter({ hasText: name })

const choose = async (page: Page, name: string, item: string): Promise<void> => {
  await rowOf(page, name).getByRole('button').click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Invites by the dialog, and comes as who was invited, on a device of their own, to the open draft. */
const invite = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Invite an editor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite an editor' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send Invite' }).click()
  await expect(dialog).toBeHidden()
}

const acceptAs = async (page: Page, email: string): Promise<void> => {
  await openInvitation(page, email)
  await signIn(page, email)
  await page.getByRole('link', { name: `Open ${business.name}` }).click()
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
}

test('[2.editors] the owner invites, sees who comes, and removes', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await createWebsite(page, business, 'olga@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await openEditors(page)
  await test.step('the dialog says what is wrong with an address', async () => {
    await page.getByRole('button', { name: 'Invite an editor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite an editor' })
    await expect(dialog.getByText('cannot manage invites or delete the website.')).toBeVisible()
    for (const [typed, words] of [
      ['nell@fieldfare', 'Please enter a valid email address'],
      ['Olga@example.com ', 'That is you. You own this website.'],
    ] as const) {
      await dialog.getByLabel('Email').fill(typed)
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(words)).toBeVisible()
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('an invitation is pending, and sent again on demand', async () => {
    await invite(page, 'tim@example.com')
    await expect(page.getByText('Invitation sent')).toBeVisible()
    await expect(rowOf(page, 'tim@example.com').getByText('Pending')).toBeVisible()
    await expect(rowOf(page, 'tim@example.com').getByText('Invited today, open for 7 days')).toBeVisible()
    await choose(page, 'tim@example.com', 'Resend invitation')
    await expect(page.getByText('Invitation sent').first()).toBeVisible()
  })
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await test.step('who accepts it becomes an editor, before the owner’s eyes', async () => {
    await acceptAs(other, 'tim@example.com')
    await expect(rowOf(page, 'tim@example.com').getByText('Editor', { exact: true })).toBeVisible()
  })
  await test.step('the editor sees the owner and who edits, also while somebody else edits', async () => {
    await openEditors(other)
    await expect(rowOf(other, 'olga@example.com').getByText('Owner')).toBeVisible()
    await expect(
      other.getByText('Only the owner invites and removes editors: olga@example.com'),
    ).toBeVisible()
    await expect(other.getByRole('button', { name: 'Invite an editor' })).toBeHidden()
  })
  await test.step('an editor who has control gives it back by being removed', async () => {
    await takeControl(other)
    await choose(page, 'tim@example.com', 'Remove')
    const dialog = page.getByRole('dialog', { name: 'Remove tim@example.com?' })
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(rowOf(page, 'tim@example.com')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Invite an editor' })).toBeFocused()
    await expect(page.getByText('is editing.')).toBeHidden()
    await expect(other).toHaveURL(/\/invite\/revoked/)
    await page.getByRole('button', { name: 'Sections', exact: true }).click()
    await retype(page, headline(page), 'Mine again')
    await savedToAccount(page)
  })
  await elsewhere.close()
})

test('[4.transfer] an editor is made owner, live for both, and the former owner leaves', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const draftId = await createWebsite(page, business, 'gail@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await openEditors(page)
  await invite(page, 'theo@example.com')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await acceptAs(other, 'theo@example.com')
  await openEditors(other)
  const contents = (of: Page) => of.getByRole('navigation', { name: 'Settings' })
  await expect(contents(other).getByRole('button', { name: 'Delete' })).toBeHidden()
  await test.step('after having read what it means, and proven once more who she is', async () => {
    await expect(rowOf(page, 'theo@example.com').getByText('Editor', { exact: true })).toBeVisible()
    await choose(page, 'theo@example.com', 'Make owner')
    const dialog = page.getByRole('dialog', { name: 'Transfer ownership' })
    await expect(dialog.getByText('This cannot be undone.')).toBeVisible()
    const isRecentAgain = await asSignedInLongAgo(page, transferOwnershipEndpoint)
    await dialog.getByRole('button', { name: 'Transfer Site Ownership' }).click()
    await confirmByCode(page, 'gail@example.com', isRecentAgain)
    await expect(page.getByText('theo@example.com is the owner now')).toBeVisible()
  })
  await test.step('both see at once what they are now', async () => {
    await expect(rowOf(page, 'theo@example.com').getByText('Owner')).toBeVisible()
    await expect(contents(page).getByRole('button', { name: 'Delete' })).toBeHidden()
    await expect(contents(other).getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(rowOf(other, 'gail@example.com').getByText('Editor', { exact: true })).toBeVisible()
    await expect(other.getByText(`You are the owner of ${business.name} now`)).toBeVisible()
  })
  await test.step('the former owner edits on', async () => {
    await page.getByRole('button', { name: 'Sections', exact: true }).click()
    await retype(page, headline(page), 'Still mine to edit')
    await savedToAccount(page)
    await expect(other.getByText('gail@example.com is editing.')).toBeVisible()
  })
  await test.step('and leaves', async () => {
    await openEditors(page)
    await choose(page, 'gail@example.com', 'Remove me')
    const dialog = page.getByRole('dialog', { name: 'You will be removed as an editor' })
    await dialog.getByRole('button', { name: 'Remove me' }).click()
    await expect(page).toHaveURL(/\/websites/)
    // A toast names it as well.
    await expect(page.getByRole('link', { name: `Edit ${business.name}` })).toBeHidden()
    await expect(rowOf(other, 'gail@example.com')).toBeHidden()
  })
  await openDesigner(other, draftId)
  await expect(headline(other)).toHaveText('Still mine to edit')
  await elsewhere.close()
})
