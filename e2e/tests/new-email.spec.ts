import { expect, type Page, test } from '@playwright/test'
import { signOut, toAccount } from '../steps/account.ts'
import { findingsOn } from '../steps/findings.ts'
import { followMail } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'
import { signIn } from '../steps/sign-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const password = 'a key under the mat'
const profile = (page: Page) => page.getByRole('region', { name: 'Profile' })

const openForm = (page: Page) => profile(page).getByRole('button', { name: 'Change email' }).click()
const submit = (page: Page) => profile(page).getByRole('button', { name: 'Change email' }).click()
const openMail = (page: Page, to: string, sent = 1): Promise<void> =>
  followMail(page, { to, subject: /Confirm your new email/, button: 'Confirm this email', sent })

test('[5.email] an email is changed with the current password, once the mail at the new one is opened', async ({
  context,
  page,
}) => {
  const [former, email] = ['iris@example.com', 'iris-office@example.com']
  await toAccount(page, former)
  // This product has no client of Google's.
  await expect(page.getByText('Opens on the device you asked from')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeHidden()
  await page.getByRole('button', { name: 'Set a password' }).first().click()
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password set')).toBeVisible()
  await openForm(page)
  await test.step('what is wrong is told at the field', async () => {
    await page.getByLabel('New email').fill(former)
    await submit(page)
    await expect(page.getByText('This is your email already.')).toBeVisible()
    await page.getByLabel('New email').fill('iris')
    await submit(page)
    await expect(page.getByText('Invalid email.')).toBeVisible()
    await page.getByLabel('New email').fill(email)
    await page.getByLabel('Current password').fill('not the key')
    await submit(page)
    await expect(page.getByText('Incorrect password.')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
  await page.getByLabel('Current password').fill(password)
  await submit(page)
  await expect(page.getByText(`Waiting for you to use the link mailed to ${email}`)).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await test.step('the old address is told, and can take the change back', async () => {
    const note = await context.newPage()
    await followMail(note, { to: former, subject: /is about to change/, button: 'Account Settings' })
    await note.getByRole('button', { name: 'Take back the change of email' }).click()
    await expect(note.getByText('Waiting for you')).toBeHidden()
    await openMail(note, email)
    await expect(note.getByRole('heading', { name: 'Email link expired' })).toBeVisible()
    expect(await findingsOn(note)).toEqual([])
    await note.close()
  })
  await page.reload()
  await openForm(page)
  await page.getByLabel('New email').fill(email)
  await page.getByLabel('Current password').fill(password)
  await submit(page)
  await expect(page.getByText(`Waiting for you to use the link mailed to ${email}`)).toBeVisible()
  await test.step('the mail is opened in another tab, and this one knows when somebody comes back to it', async () => {
    const tab = await context.newPage()
    await openMail(tab, email, 2)
    await expect(tab.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()
    expect(await findingsOn(tab)).toEqual([])
    await tab.getByRole('link', { name: 'Account Settings' }).click()
    await expect(profile(tab).getByText(email)).toBeVisible()
    await tab.close()
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(profile(page).getByText(email)).toBeVisible()
    await expect(page.getByText('Waiting for you')).toBeHidden()
  })
  await test.step('the new email signs in, and the old one takes the account back', async () => {
    await signOut(page, email)
    await page.goto(`${appOrigin()}/sign-in?way=password`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/websites$/)
    const told = await context.newPage()
    await followMail(told, { to: former, subject: /email was changed/, button: 'This was not me' })
    await expect(told.getByRole('heading', { name: 'Take your account back' })).toBeVisible()
    expect(await findingsOn(told)).toEqual([])
    await told.getByRole('button', { name: 'Put my email back' }).click()
    await expect(told.getByRole('heading', { name: 'Your email is back' })).toBeVisible()
    expect(await findingsOn(told)).toEqual([])
    await told.getByRole('link', { name: 'Sign In' }).click()
    await signIn(told, former)
    await expect(told).toHaveURL(/\/websites$/)
    await told.goto(`${appOrigin()}/account`)
    await expect(profile(told).getByText(former)).toBeVisible()
  })
})

test('[T12] whoever has signed in with the former email again is told step by step how their account comes back', async ({
  browser,
  page,
}) => {
  const [former, email] = ['orla@example.com', 'orla@thief.example']
  await toAccount(page, former)
  await openForm(page)
  await page.getByLabel('New email').fill(email)
  await submit(page)
  await expect(page.getByText(`Waiting for you to use the link mailed to ${email}`)).toBeVisible()
  await openMail(page, email)
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()
  const told = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await toAccount(told, former)
  await followMail(told, { to: former, subject: /email was changed/, button: 'This was not me' })
  const wayBack = told.url()
  await told.getByRole('button', { name: 'Put my email back' }).click()
  await expect(told.getByRole('heading', { name: 'This email has another account' })).toBeVisible()
  await expect(told.getByRole('listitem')).toHaveText([
    'Sign in here. That opens the new account.',
    'Delete it in its Account Settings.',
    'Click “This was not me” in our mail once more. It is good for 7 days after the change.',
  ])
  expect(await findingsOn(told)).toEqual([])
  await test.step('whoever took the account is out', async () => {
    await page.goto(`${appOrigin()}/account`)
    await expect(page).toHaveURL(/sign-in/)
  })
  await test.step('and the steps lead back in', async () => {
    await told.getByRole('link', { name: 'Sign In' }).click()
    await expect(told).toHaveURL(/\/websites$/)
    await told.goto(`${appOrigin()}/account`)
    await told.getByRole('button', { name: 'Delete account' }).click()
    await told.getByRole('dialog').getByRole('checkbox').check()
    await told.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    await expect(told).toHaveURL(`${appOrigin()}/`)
    // With the account its mails have left the outbox, as they leave no mailbox.
    await told.goto(wayBack)
    await told.getByRole('button', { name: 'Put my email back' }).click()
    await expect(told.getByRole('heading', { name: 'Your email is back' })).toBeVisible()
  })
})

test('[T12] in another browser the new email is confirmed by who signs in to the account, and by nobody else', async ({
  browser,
  page,
}) => {
  const [former, email, stranger] = ['lena@example.com', 'lena-new@example.com', 'sven@example.com']
  await toAccount(page, former)
  await openForm(page)
  await page.getByLabel('New email').fill(email)
  await submit(page)
  await expect(page.getByText(`Waiting for you to use the link mailed to ${email}`)).toBeVisible()
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await toAccount(other, stranger)
  await openMail(other, email)
  await expect(
    other.getByRole('heading', { name: 'You are signed in with a different account' }),
  ).toBeVisible()
  expect(await findingsOn(other)).toEqual([])
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(other.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible()
  expect(await findingsOn(other)).toEqual([])
  await other.getByRole('button', { name: 'Sign In' }).click()
  await signIn(other, former)
  await expect(other.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()
  // The device that asked is another one, and signed out.
  await page.reload()
  await expect(page).toHaveURL(/sign-in/)
  await other.context().close()
})
