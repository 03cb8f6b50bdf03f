import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import type { Page } from 'playwright'
import { callsOf } from '../../e2e/steps/calls-of.ts'
import { appOrigin } from '../../e2e/steps/origin.ts'
import { take } from './take.ts'

/** Two people at one draft: where each is, one asking the other for edit control, and the list that says who edits. */
export const takePresence = async (page: Page, other: Page, draftId: string): Promise<void> => {
  const row = (at: Page, name: string) => at.locator('[data-rail-row]').filter({ hasText: name }).first()
  for (const at of [page, other]) await at.goto(`${appOrigin()}${appPaths.designer}?websiteId=${draftId}`)
  await row(other, 'Services').click()
  await row(page, 'Services').click()
  await row(page, 'Contact').click()
  await page.getByRole('img', { name: 'is looking at Services' }).waitFor()
  await take(page, 'designer-presence', { isWide: true })
  await other.getByRole('button', { name: 'Ask for edit control' }).click()
  await page.getByText('asks to edit').waitFor()
  await take(page, 'designer-asked', { isWide: true })
  await take(other, 'designer-asking')
  // Whoever asked takes control once the picture is taken.
  const taken = Promise.withResolvers<void>()
  await other.route(callsOf(takeControlEndpoint), async (route) => {
    await taken.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('dialog', { name: 'Handing over' }).waitFor()
  await take(page, 'designer-handing-over', { isWide: true })
  taken.resolve()
  await page.getByText('has edit control now').waitFor()
  await page.goto(`${appOrigin()}${appPaths.websites}`)
  await page.getByText('is editing now').waitFor()
  await take(page, 'websites-editing', { isWhole: true })
}
