import { expect, test } from '@playwright/test'
import { signOut, toAccount } from '../steps/account.ts'
import { withAuthenticator } from '../steps/authenticator.ts'
import { findingsOn } from '../steps/findings.ts'
import { appOrigin } from '../steps/origin.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[1.passkey] a passkey is added, and signs in with neither mail nor password', async ({ page }) => {
  const email = 'linnet@example.com'
  const device = await withAuthenticator(page)
  await toAccount(page, email)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey?' })
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('From now on your passkey signs you in')).toBeVisible()
  await signOut(page, email)
  await page.goto(`${appOrigin()}/account`)
  await test.step('a device that does not know who holds it signs nobody in', async () => {
    await device.knows(false)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('Login Cancelled.')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
  await device.knows(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByText('last used just now')).toBeVisible()
  await test.step('one that is removed signs nobody in any more', async () => {
    await page.getByRole('button', { name: /^Remove passkey/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click()
    await expect(page.getByText('The passkey is removed')).toBeVisible()
    await signOut(page, email)
    await page.goto(`${appOrigin()}/sign-in`)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('This passkey did not sign you in. Use a code instead.')).toBeVisible()
  })
})
