import {
  confirmEmailEndpoint,
  type emailChangeStatuses,
  type formerEmailStatuses,
  putEmailBackEndpoint,
} from '@shingle/shared/email-change/endpoints.ts'
import { readExportEndpoint } from '@shingle/shared/export/endpoints.ts'
import type { ExportState } from '@shingle/shared/export/export-state.ts'
import { appPaths, signInStepPath } from '@shingle/shared/paths/app-paths.ts'
import { deleteAccountByPasswordEndpoint } from '@shingle/shared/profile/endpoints.ts'
import type { Page } from 'playwright'
import { appOrigin } from '../../e2e/steps/origin.ts'
import { take } from './take.ts'

/** Has the calls of a path and method answered like this; `null` where no answer comes. */
const answer = (page: Page, { path, method }: { path: string; method: string }, json: object | null) =>
  page.route(`**${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback()
    return json === null ? route.abort() : route.fulfill({ json })
  })

/** What becomes of the link to a new address where it is not the account's to have. */
const takeNewEmail = async (page: Page): Promise<void> => {
  const states: readonly (readonly [(typeof emailChangeStatuses)[number], string])[] = [
    ['OtherAccount', 'other-account'],
    ['AddressTaken', 'taken'],
  ]
  for (const [status, name] of states) {
    await answer(page, confirmEmailEndpoint, { status })
    // Another address than before: one that differs by its end alone loads nothing.
    await page.goto(`${appOrigin()}${signInStepPath('new-email')}?for=${name}#dG9rZW4`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take(page, `new-email-${name}`)
    await page.unrouteAll()
  }
}

/** The way back to the email that an account had: asked, and each answer. */
const takeFormerEmail = async (page: Page): Promise<void> => {
  const states: readonly (readonly [(typeof formerEmailStatuses)[number], string])[] = [
    ['Success', 'back'],
    ['ExpiredLink', 'expired'],
    ['AddressTaken', 'taken'],
  ]
  for (const [status, name] of states) {
    await answer(page, putEmailBackEndpoint, { status, email: 'nadia@ferreiratiling.example' })
    await page.goto(`${appOrigin()}${signInStepPath('former-email')}?for=${name}#dG9rZW4`)
    const button = page.getByRole('button', { name: 'Put my email back' })
    await button.waitFor()
    if (name === 'back') await take(page, 'former-email')
    await button.click()
    await button.waitFor({ state: 'hidden' })
    await take(page, `former-email-${name}`)
    await page.unrouteAll()
  }
}

/** An export on its way, and one that came to nothing. */
const takeExportStates = async (page: Page): Promise<void> => {
  const states: readonly ExportState[] = [
    { state: 'packing', pictures: { done: 38, total: 61 } },
    { state: 'failed', why: 'trouble' },
  ]
  for (const state of states) {
    await answer(page, readExportEndpoint, state)
    await page.goto(`${appOrigin()}${appPaths.account}?for=${state.state}#yours`)
    await page
      .getByText(state.state === 'packing' ? 'Packing' : 'again')
      .first()
      .waitFor()
    await take(page, `account-your-data-${state.state}`, { isWhole: true })
    await page.unrouteAll()
  }
}

/** An account whose deletion could not be ordered; one whose email was changed just now offers none. */
export const takeFailedDeletion = async (page: Page, password: string): Promise<void> => {
  await answer(page, deleteAccountByPasswordEndpoint, null)
  await page.goto(`${appOrigin()}${appPaths.account}`)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(password)
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog', { name: 'Account deletion failed' }).waitFor()
  await take(page, 'account-deletion-failed')
  await page.unrouteAll()
}

/** What an account is told that hardly anybody ever is: each answer is put into the server's mouth. */
export const walkAnswers = async (page: Page): Promise<void> => {
  await takeNewEmail(page)
  await takeFormerEmail(page)
  await takeExportStates(page)
}
