import { expect, type Page, test } from '@playwright/test'
import { signOut } from '../steps/account.ts'
import { findingsOn } from '../steps/findings.ts'
import { followMail } from '../steps/invitation.ts'
import { appOrigin } from '../steps/origin.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const password = 'a key under the mat'

const signUp = async (page: Page, email: string, typed = password): Promise<void> => {
  await page.goto(`${appOrigin()}/sign-in`)
  await page.getByRole('button', { name: 'Use a password' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
}
const openConfirmation = (page: Page, to: string): Promise<void> =>
  followMail(page, { to, subject: /Confirm your email/, button: 'Confirm my email' })

const signInByPassword = async (page: Page, email: string, typed: string): Promise<void> => {
  await page.goto(`${appOrigin()}/sign-in?way=password`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(typed)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('[7.password] an account with a password: made, confirmed, signed in to, forgotten and set anew', async ({
  browser,
  context,
  page,
}) => {
  const email = 'ash@example.com'
  await test.step('a password has twelve characters or more', async () => {
    await signUp(page, email, 'too short')
    await expect(page.getByText('3 more characters')).toBeVisible()
    await page.getByLabel('Password').fill('eleven char')
    await expect(page.getByText('1 more character', { exact: true })).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
  await test.step('the address is confirmed by a mail, in another tab of the browser', async () => {
    await page.getByLabel('Password').fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    const other = await context.newPage()
    await openConfirmation(other, email)
    await expect(other).toHaveURL(/\/websites$/)
    await expect(page).toHaveURL(/\/websites$/)
    await other.close()
  })
  await test.step('the password signs in, and no other does', async () => {
    await signOut(page, email)
    await signInByPassword(page, email, 'not the key at all')
    await expect(page.getByText('Incorrect password.')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await page.getByLabel('Password').fill(password)
    await page.getByLabel('Password').press('Enter')
    await expect(page).toHaveURL(/\/websites$/)
  })
  await test.step('a new one is set by a mail, in whichever browser, and ends the other sessions', async () => {
    const elsewhere = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await elsewhere.goto(`${appOrigin()}/sign-in?way=password`)
    await elsewhere.getByRole('button', { name: 'Forgot password?' }).click()
    await elsewhere.getByRole('button', { name: 'sign in with a code' }).click()
    await expect(elsewhere.getByRole('button', { name: 'Send me a code' })).toBeVisible()
    await elsewhere.goBack()
    await elsewhere.getByLabel('Email').fill(email)
    await elsewhere.getByRole('button', { name: 'Send reset link' }).click()
    await expect(elsewhere.getByText('If an account has this email, the link is on its way.')).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: 'Send reset link' })).toBeHidden()
    expect(await findingsOn(elsewhere)).toEqual([])
    await followMail(elsewhere, { to: email, subject: /new password/, button: 'Set a new password' })
    await expect(elsewhere.getByText(email)).toBeVisible()
    await elsewhere.getByLabel('New password').fill('another key altogether')
    expect(await findingsOn(elsewhere)).toEqual([])
    await elsewhere.getByRole('button', { name: 'Set password and sign in' }).click()
    await expect(elsewhere).toHaveURL(/\/websites$/)
    await elsewhere.context().close()
    await page.reload()
    await page.goto(`${appOrigin()}/sign-in?way=password`)
    await signInByPassword(page, email, password)
    await expect(page.getByText('Incorrect password.')).toBeVisible()
    await page.getByLabel('Password').fill('another key altogether')
    await page.getByLabel('Password').press('Enter')
    await expect(page).toHaveURL(/\/websites$/)
  })
})

test('[T13] whoever opens the confirmation of what somebody else asked for gets no account of theirs', async ({
  browser,
  page,
}) => {
  const email = 'victim@example.com'
  await signUp(page, email, 'chosen by an attacker')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  const victim = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await openConfirmation(victim, email)
  await expect(victim.getByText('You asked in another browser.')).toBeVisible()
  expect(await findingsOn(victim)).toEqual([])
  await victim.getByLabel('Password').fill('what the victim uses')
  await victim.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(victim.getByText('Incorrect password.')).toBeVisible()
  await signInByPassword(page, email, 'chosen by an attacker')
  await expect(page.getByText('Incorrect password.')).toBeVisible()
  await victim.context().close()
})
