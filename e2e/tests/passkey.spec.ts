import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../steps/create-website.ts'
import { findingsOn } from '../steps/findings.ts'
import { appOrigin } from '../steps/origin.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A device that keeps passkeys and knows its owner; `knows` says whether it does from now on. */
const withAuthenticator = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return {
    knows: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('[1.passkey] a passkey is added, and signs in with neither mail nor password', async ({ page }) => {
  const email = 'linnet@example.com'
  const device = await withAuthenticator(page)
  await page.goto(`${appOrigin()}/sign-in`)
  await signIn(page, email)
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Add a passkey' }).click()
  await expect(page.getByText('From now on your passkey signs you in')).toBeVisible()
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/sign-in/)
  await test.step('a device that does not know who holds it signs nobody in', async () => {
    await device.knows(false)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('Login Cancelled.')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
  await device.knows(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/websites$/)
  await expect(page.getByRole('button', { name: email })).toBeVisible()
})
