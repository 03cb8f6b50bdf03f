import { expect, test } from '@playwright/test'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { deleteAccountEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { callsOf } from '../steps/calls-of.ts'
import { headline, openDesigner, retype, savedToAccount } from '../steps/designer.ts'
import { findingsOn } from '../steps/findings.ts'
import { goOffline } from '../steps/go-offline.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

// A colour on its way to another is nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const email = 'farewell@example.com'
const boats = {
  businessName: 'Boats',
  businessActivities: 'We mend wooden boats and sails on the Fal.',
  businessLocation: 'Falmouth, England',
}

test('[8.accessibility] limits, signing out and the end of an account have no serious finding', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const found: Record<string, readonly string[]> = {}
  const look = async (screen: string) => {
    found[screen] = await findingsOn(page)
  }
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const { owner, draftId } = await websiteOf(email, 'Gannet Boats')
  for (let owned = 1; owned < ownedLimit(appOrigin()); owned += 1) await createWebsiteByHttp(owner, boats)
  await openList(page, email)

  await page.getByRole('button', { name: 'Create a new website' }).first().click()
  await dialog('Website limit reached').waitFor()
  await look('website limit')
  await page.getByRole('button', { name: 'Understood' }).click()

  await openDesigner(page, draftId)
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await goOffline(page)
  await retype(page, headline(page), 'Boats that outlive their owners')
  await page.getByRole('link', { name: 'All websites' }).click()
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await dialog('Sign out with unsaved work?').waitFor()
  await look('sign out with unsaved work')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.context().setOffline(false)

  await page.goto(`${appOrigin()}${appPaths.account}`)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await dialog('Sign out everywhere?').waitFor()
  await expect(dialog('Sign out everywhere?')).toContainText('wait on the device they were made on')
  await look('sign out everywhere')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const ending = dialog('Delete your account?')
  await ending.getByText(`${ownedLimit(appOrigin())} websites`).waitFor()
  await look('deletion')
  await page.route(callsOf(deleteAccountEndpoint), (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  )
  await ending.getByRole('checkbox').check()
  await ending.getByRole('button', { name: 'Delete account' }).click()
  await dialog('Account deletion failed').waitFor()
  await look('deletion failed')
  const none = Object.fromEntries(Object.keys(found).map((screen) => [screen, []]))
  expect([Object.keys(found).length, found]).toEqual([5, none])
})
