import { expect, type Page, test } from '@playwright/test'
import type { GooglePerson } from '@shingle/api/testing/fake-google.ts'
import { removePasskeyEndpoint } from '@shingle/shared/passkey/endpoints.ts'
import { type GoogleProduct, startGoogleProduct } from '../product/google-product.ts'
import { codeFor, readCode } from '../product/http-account.ts'
import { asSignedInLongAgo, toAccount } from '../steps/account.ts'
import { withAuthenticator } from '../steps/authenticator.ts'
import { findingsOn } from '../steps/findings.ts'
import { appOrigin } from '../steps/origin.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const people: readonly GooglePerson[] = [
  { sub: '201', email: 'mine@gmail.com', name: 'Mina Holt' },
  { sub: '202', email: 'taken@gmail.com', name: 'Otto Brand' },
  { sub: '203', email: 'vera@gmail.com', name: 'Vera Lind' },
]
const password = 'a key under the mat'

let product: GoogleProduct
test.beforeAll(async () => {
  product = await startGoogleProduct(people)
})
test.afterAll(() => product.stop())

const ways = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' })
const way = (page: Page, name: string) => ways(page).getByRole('listitem').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')

const setPassword = async (page: Page): Promise<void> => {
  await ways(page).getByRole('button', { name: 'Set a password' }).click()
  await dialog(page).getByLabel('New password').fill(password)
  await dialog(page).getByRole('button', { name: 'Set password' }).click()
  await expect(way(page, 'Password').getByText('On', { exact: true })).toBeVisible()
}
const agreeAs = async (page: Page, email: string): Promise<void> => {
  const opening = page.waitForEvent('popup')
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opening
  await popup.getByRole('link', { name: `Continue as ${email}` }).click()
}
const connectGoogle = async (page: Page, email: string): Promise<void> => {
  await ways(page).getByRole('button', { name: 'Connect Google' }).click()
  await agreeAs(page, email)
}
/** The mail with this subject, as the outbox lists it. */
const hasMail = async (page: Page, to: string, subject: string): Promise<void> => {
  const outbox = await page.context().newPage()
  await expect(async () => {
    await outbox.goto(`${appOrigin()}/dev/outbox`)
    await expect(outbox.locator('article').filter({ hasText: to }).filter({ hasText: subject })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await outbox.close()
}

test('[3.account] a password is set, changed with the current one, which signs other devices out, and removed', async ({
  browser,
  page,
}) => {
  const email = 'mina@example.com'
  await toAccount(page, email)
  for (const name of ['Code', 'Magic link'])
    await expect(way(page, name).getByText('Always on')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await test.step('a password has twelve characters or more', async () => {
    await ways(page).getByRole('button', { name: 'Set a password' }).click()
    await dialog(page).getByLabel('New password').fill('eleven char')
    await dialog(page).getByRole('button', { name: 'Set password' }).click()
    await expect(dialog(page).getByText('1 more character', { exact: true })).toBeVisible()
    await dialog(page).getByLabel('New password').fill(password)
    await expect(dialog(page).getByText('19 characters, long enough')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText(/^Set on \d+ \w+ \d+$/)).toBeVisible()
    await hasMail(page, email, 'Your Shingle account has a password')
  })
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await toAccount(other, email)
  await test.step('it is changed by who knows it', async () => {
    await page.getByRole('button', { name: 'Change password' }).click()
    await dialog(page).getByLabel('Current password').fill('not the key')
    await dialog(page).getByLabel('New password').fill('a spare key, on a hook')
    await dialog(page).getByRole('button', { name: 'Change password' }).click()
    await expect(dialog(page).getByText('Incorrect password.')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await dialog(page).getByLabel('Current password').fill(password)
    await dialog(page).getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed. Other devices are signed out')).toBeVisible()
    await other.reload()
    await expect(other).toHaveURL(/sign-in/)
    await hasMail(page, email, 'Your Shingle password was changed')
  })
  await elsewhere.close()
  await ways(page).getByRole('button', { name: 'Remove password' }).click()
  await dialog(page).getByLabel('Current password').fill(password)
  await dialog(page).getByRole('button', { name: 'Remove password' }).click()
  await expect(dialog(page).getByText('Incorrect password.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await dialog(page).getByLabel('Current password').fill('a spare key, on a hook')
  await dialog(page).getByRole('button', { name: 'Remove password' }).click()
  await expect(way(page, 'Password').getByText('Off', { exact: true })).toBeVisible()
})

test('[3.account] Google is connected by who agrees there, unless it opens another account, and disconnected', async ({
  browser,
  page,
}) => {
  const stranger = await (await browser.newContext()).newPage()
  await toAccount(stranger, 'otto@example.com')
  await connectGoogle(stranger, 'taken@gmail.com')
  await expect(way(stranger, 'Google').getByText('With taken@gmail.com')).toBeVisible()
  await stranger.context().close()
  const email = 'june@example.com'
  await toAccount(page, email)
  await connectGoogle(page, 'taken@gmail.com')
  await expect(dialog(page).getByText('This Google account opens another account.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await test.step('a window that is closed can be opened again', async () => {
    const opening = page.waitForEvent('popup')
    await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
    const popup = await opening
    await popup.getByRole('link', { name: 'Cancel' }).waitFor()
    await popup.close()
    await expect(dialog(page).getByText('Login Popup Closed.')).toBeVisible()
  })
  await agreeAs(page, 'mine@gmail.com')
  await expect(way(page, 'Google').getByText('With mine@gmail.com')).toBeVisible()
  await hasMail(page, email, 'Google opens your Shingle account')
  await ways(page).getByRole('button', { name: 'Disconnect Google' }).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(way(page, 'Google').getByText('Not connected')).toBeVisible()
  await test.step('where the browser opens no window, this page goes to Google and comes back', async () => {
    await page.evaluate(() => {
      window.open = () => null
    })
    await ways(page).getByRole('button', { name: 'Connect Google' }).click()
    await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('link', { name: 'Continue as mine@gmail.com' }).click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(way(page, 'Google').getByText('With mine@gmail.com')).toBeVisible()
    await expect(page.getByRole('button', { name: email })).toBeVisible()
  })
})

test('[8.sign-in] who signed in long ago proves once more who they are, in any way that the account has', async ({
  page,
}) => {
  const email = 'vera-lind@example.com'
  await withAuthenticator(page)
  await toAccount(page, email)
  await setPassword(page)
  await connectGoogle(page, 'vera@gmail.com')
  await ways(page).getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(ways(page).getByRole('button', { name: /^Remove passkey/ })).toBeVisible()

  const removing = ways(page).getByRole('button', { name: /^Remove passkey/ })
  const asked = async (): Promise<() => Promise<void>> => {
    const isRecentAgain = await asSignedInLongAgo(page, removePasskeyEndpoint)
    await removing.click()
    await dialog(page).getByRole('button', { name: 'Remove passkey' }).click()
    await expect(dialog(page).getByText('Confirm that it is you')).toBeVisible()
    return isRecentAgain
  }
  const removed = async () => {
    await expect(dialog(page)).toBeHidden()
    await expect(removing).toBeHidden()
  }
  const addAgain = async () => {
    await ways(page).getByRole('button', { name: 'Add a passkey' }).click()
    await dialog(page).getByRole('button', { name: 'Add a passkey' }).click()
    await expect(removing).toBeVisible()
  }
  await test.step('by the password, where a wrong one is told', async () => {
    const isRecentAgain = await asked()
    await dialog(page).getByLabel('Password').fill('not the key')
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog(page).getByText('Incorrect password.')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await isRecentAgain()
    await dialog(page).getByLabel('Password').fill(password)
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await removed()
    await addAgain()
  })
  await test.step('by Google, as whoever the account is of and nobody else', async () => {
    const isRecentAgain = await asked()
    await agreeAs(page, 'taken@gmail.com')
    await expect(dialog(page).getByText('re-login failed')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await isRecentAgain()
    await agreeAs(page, 'vera@gmail.com')
    await removed()
    await addAgain()
  })
  await test.step('by Google in this page where the browser opens no window, and back in the dialog that asked', async () => {
    const toGoogle = async () => {
      await page.evaluate(() => {
        window.open = () => null
      })
      await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
    }
    const isRecentAgain = await asked()
    await toGoogle()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByText('Login Cancelled.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await dialog(page).getByRole('button', { name: 'Remove passkey' }).click()
    await toGoogle()
    await isRecentAgain()
    await page.getByRole('link', { name: 'Continue as vera@gmail.com' }).click()
    await expect(page).toHaveURL(/\/account$/)
    await dialog(page).getByRole('button', { name: 'Remove passkey' }).click()
    await removed()
    await page.reload()
    await addAgain()
  })
  await test.step('by a passkey', async () => {
    const isRecentAgain = await asked()
    await isRecentAgain()
    await dialog(page).getByRole('button', { name: 'Use a passkey' }).click()
    await removed()
    await addAgain()
  })
  await test.step('by a mailed code', async () => {
    const isRecentAgain = await asked()
    const former = await codeFor(appOrigin(), email)
    await dialog(page).getByRole('button', { name: 'Send me a code instead' }).click()
    await dialog(page).getByText('Sent to').waitFor()
    expect(await findingsOn(page)).toEqual([])
    await isRecentAgain()
    await dialog(page)
      .getByLabel('Code', { exact: true })
      .fill(await readCode(appOrigin(), email, former))
    await removed()
  })
  await test.step('and is one device still', async () => {
    await page.reload()
    await expect(page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(1)
  })
})
