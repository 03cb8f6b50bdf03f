import { expect, type Page, test } from '@playwright/test'
import { signOut } from '../steps/account.ts'
import { answerQuestions } from '../steps/create-website.ts'
import { headline } from '../steps/designer.ts'
import { findingsOn } from '../steps/findings.ts'
import { followMail } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { signIn } from '../steps/sign-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const askForLink = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a magic link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
}

const openLink = (page: Page, to: string): Promise<void> =>
  followMail(page, { to, subject: /magic link/, button: 'Sign in to Shingle' })

test('[7.link] a newcomer opens the magic link in another tab, and the first one makes the website', async ({
  context,
  page,
}) => {
  const email = 'wren@example.com'
  await answerQuestions(page, {
    name: 'Wren Clock Repair',
    about: 'We mend longcase clocks, wristwatches and barometers in a workshop in Bishops Castle.',
    place: 'Bishops Castle, United Kingdom',
  })
  await askForLink(page, email)
  expect(await findingsOn(page)).toEqual([])
  const other = await context.newPage()
  await openLink(other, email)
  await expect(other.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  expect(await findingsOn(other)).toEqual([])
  await expect(page).toHaveURL(/\/designer\?websiteId=[0-9a-f]{24}$/, { timeout: 30_000 })
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await other.getByRole('link', { name: 'Your Websites' }).click()
  await expect(other.getByRole('link', { name: 'Edit Wren Clock Repair' })).toHaveCount(1)
})

test('[7.link] a newcomer opens the magic link in the tab that they asked in, and it makes the website', async ({
  page,
}) => {
  const email = 'dunlin@example.com'
  await answerQuestions(page, {
    name: 'Dunlin Sails',
    about: 'We mend sails, covers and sprayhoods in a loft above the harbour at Woodbridge.',
    place: 'Woodbridge, United Kingdom',
  })
  await askForLink(page, email)
  await openLink(page, email)
  await expect(page).toHaveURL(/\/designer\?websiteId=[0-9a-f]{24}$/, { timeout: 30_000 })
})

test('[8.link] in another browser the link says where to open it, and a code works there', async ({
  browser,
  page,
}) => {
  const email = 'teal@example.com'
  await page.goto(`${appOrigin()}/sign-in`)
  await askForLink(page, email)
  const elsewhere = await (await browser.newContext()).newPage()
  await openLink(elsewhere, email)
  await expect(elsewhere.getByRole('heading', { name: 'Device not supported' })).toBeVisible()
  await expect(
    elsewhere.getByText(
      'Unable to log you into Shingle. Please open the magic link in the browser you registered with.',
    ),
  ).toBeVisible()
  await expect(elsewhere.getByRole('link', { name: 'Visit homepage' })).toHaveAttribute('href', '/')
  expect(await findingsOn(elsewhere)).toEqual([])
  await elsewhere.getByRole('link', { name: 'Send me a code instead' }).click()
  await signIn(elsewhere, email)
  await expect(elsewhere).toHaveURL(/\/websites$/)
  await elsewhere.context().close()
})

test('[8.link] a link that was used has expired, and a new one is asked for at once', async ({
  context,
  page,
}) => {
  const email = 'kite@example.com'
  await page.goto(`${appOrigin()}/sign-in?next=//evil.example/websites`)
  await askForLink(page, email)
  const first = await context.newPage()
  await openLink(first, email)
  // Whatever the address asked for, only a place of the app is gone to.
  await expect(first).toHaveURL(`${appOrigin()}/websites`)
  const again = await context.newPage()
  await openLink(again, email)
  await expect(again.getByRole('heading', { name: 'You are signed in already' })).toBeVisible()
  await expect(again.getByRole('link', { name: 'Your Websites' })).toBeVisible()
  expect(await findingsOn(again)).toEqual([])
  await signOut(first, email)
  await openLink(again, email)
  await expect(again.getByRole('heading', { name: 'Email link expired' })).toBeVisible()
  await expect(
    again.getByText(
      'Your magic link to log into Shingle has expired, please try logging into Shingle again to request a new magic link.',
    ),
  ).toBeVisible()
  expect(await findingsOn(again)).toEqual([])
  await again.getByRole('link', { name: 'Request New Link' }).click()
  await askForLink(again, email)
  await again.getByRole('button', { name: 'Send a new link' }).click()
  await expect(again.getByText('A new link is on its way')).toBeVisible()
})
