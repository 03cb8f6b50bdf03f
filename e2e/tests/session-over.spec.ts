import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { registerEndpoint } from '@shingle/shared/account/endpoints.ts'
import { endSessionAtServer, signOut } from '../steps/account.ts'
import { choosePhotoOffline, introductionPicture } from '../steps/choose-photo.ts'
import { createWebsite, createWebsiteByQuestions } from '../steps/create-website.ts'
import { headline, openDesigner, retype, savedToAccount } from '../steps/designer.ts'
import { keptOnDevice, storesWith } from '../steps/device.ts'
import { findingsOn } from '../steps/findings.ts'
import { goOffline } from '../steps/go-offline.ts'
import { appOrigin } from '../steps/origin.ts'
import { signIn } from '../steps/sign-in.ts'

const business = {
  name: 'Clun Forest Joinery',
  about: 'Staircases, fitted shelves and sash windows in oak and ash for old houses around Clun.',
  place: 'Clun, United Kingdom',
}

test('[4.session] work done offline outlives the session, stays with its account and is saved after signing in', async ({
  context,
  page,
}) => {
  await createWebsite(page, business, 'nell@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const address = page.url()

  await test.step('days offline: the session ends meanwhile', async () => {
    await goOffline(page)
    await retype(page, headline(page), 'Written far away')
    await choosePhotoOffline(page, 'A view of the valley')
    await endSessionAtServer(page)
    await page.reload()
    await expect(headline(page)).toHaveText('Written far away', { timeout: 20_000 })
  })
  await test.step('back online everything is still here, and the designer asks to sign in', async () => {
    await context.setOffline(false)
    await expect(page.getByText('Sign in to save them to your account.')).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText('Saved on this device').first()).toBeVisible()
    await expect(introductionPicture(page)).toHaveAttribute('src', /^blob:/)
    await retype(page, headline(page), 'Written far away, and at home')
  })
  await test.step('another account on this device neither sees nor saves it', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('nell@example.com')
    await signIn(page, 'owen@example.com')
    await expect(page.getByText('It is not among yours.')).toBeVisible()
    await expect(page.getByText('Written far away')).toBeHidden()
    await page.goto(`${appOrigin()}/websites`)
    await signOut(page, 'owen@example.com')
  })
  await test.step('signing in again brings the draft back and saves it', async () => {
    await page.goto(address)
    await signIn(page, 'nell@example.com')
    await expect(headline(page)).toHaveText('Written far away, and at home', { timeout: 20_000 })
    await expect(introductionPicture(page)).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
    await savedToAccount(page)
    await page.reload()
    await expect(headline(page)).toHaveText('Written far away, and at home', { timeout: 20_000 })
  })
})

test('[2.login] the login modal lets somebody in again over their open draft, which is saved at once', async ({
  page,
}) => {
  const email = 'ivor@example.com'
  await createWebsiteByQuestions(page, { ...business, name: 'Corvedale Joinery' }, email)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await goOffline(page)
  await retype(page, headline(page), 'Kept through the night')
  await endSessionAtServer(page)
  await page.context().setOffline(false)
  const banner = page.getByText('Sign in to save them to your account.')
  await expect(banner).toBeVisible({ timeout: 30_000 })
  const address = page.url()
  await page.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  expect(await findingsOn(page)).toEqual([])
  const registered = page.waitForResponse((answer) => answer.url().endsWith(registerEndpoint.path))
  await signIn(page, email)
  expect((await registered).status()).toBe(200)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(banner).toBeHidden()
  expect(page.url()).toBe(address)
  await expect(headline(page)).toHaveText('Kept through the night')
  await savedToAccount(page)
})

test('[7.register] whoever signs in is registered: 201 at first, 200 from then on', async ({ page }) => {
  const statuses: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith(registerEndpoint.path)) statuses.push(answer.status())
  })
  for (const expected of [[201], [201, 200]]) {
    await page.goto(`${appOrigin()}/sign-in`)
    await signIn(page, 'newcomer@example.com')
    await expect(page).toHaveURL(/\/websites$/)
    await expect.poll(() => statuses).toEqual(expected)
    await endSessionAtServer(page)
    await page.evaluate(() => localStorage.clear())
  }
})

test('[4.session] a device that was signed out from elsewhere keeps nothing that the account has, in any tab', async ({
  context,
  page,
}) => {
  const email = 'mabel-hodge@example.com'
  const draftId = await createWebsite(page, { ...business, name: 'Bucknell Joinery' }, email)
  await savedToAccount(page)
  const traces = [draftId, email, 'Bucknell Joinery']
  const list = await context.newPage()
  await list.goto(`${appOrigin()}/account`)
  await expect(list.getByText(email).first()).toBeVisible()
  await list.goto(`${appOrigin()}/websites`)
  await expect(list.getByRole('heading', { name: 'Bucknell Joinery' })).toBeVisible()
  expect(await storesWith(page, traces)).not.toEqual([])

  await endSessionAtServer(page)
  await list.reload()
  await expect(list).toHaveURL(/sign-in/)
  await expect(list.getByText('Your session has ended. Sign in to go on.')).toBeVisible()
  await expect(list.getByLabel('Email')).toHaveValue('')
  await expect(page).toHaveURL(/sign-in/)
  for (const tab of [list, page]) await expect.poll(() => storesWith(tab, traces)).toEqual([])
  await page.reload()
  await expect(page.getByText('No password to remember.')).toBeVisible()
  await signIn(page, email)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
})

test('[4.session] of work that is nowhere else the sign-in screen tells, gives it as a file, and its owner has it back', async ({
  context,
  page,
}) => {
  const email = 'ruben@example.com'
  const draftId = await createWebsite(page, { ...business, name: 'Stokesay Joinery' }, email)
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const creating = await context.newPage()
  await creating.goto(`${appOrigin()}/create?name=Onibury+Clocks`)
  await expect(creating.getByLabel('Business name')).toHaveValue('Onibury Clocks')
  await goOffline(page)
  await retype(page, headline(page), 'Written before the end')
  await expect(page.getByText('Saved on this device').first()).toBeVisible()
  await endSessionAtServer(page)
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto(`${appOrigin()}/websites`)
  const kept = page.getByRole('region', { name: 'Kept on this device' })
  await test.step('what is on this device alone is told, and can be taken along', async () => {
    await expect(kept.getByRole('listitem')).toHaveText([/Stokesay Joinery/, /Onibury Clocks/])
    expect(await findingsOn(page)).toEqual([])
    const download = page.waitForEvent('download')
    await kept.getByRole('button', { name: 'Download Stokesay Joinery' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Written before the end')
  })
  await test.step('nothing else of the account stays', async () => {
    expect(await storesWith(page, [draftId])).toEqual([`databases: ${draftId}`])
    expect(await keptOnDevice(page)).toMatchObject({ storages: expect.not.stringContaining(email) })
    expect(await keptOnDevice(creating)).toMatchObject({ storages: expect.stringContaining('Onibury') })
  })
  await test.step('its owner signs in and has it back', async () => {
    await signIn(page, email)
    await expect(page).toHaveURL(/\/websites$/)
    await openDesigner(page, draftId)
    await expect(headline(page)).toHaveText('Written before the end', { timeout: 20_000 })
    await savedToAccount(page)
  })
})
