import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { Page } from 'playwright'
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
  await other.goto(`${appOrigin()}${appPaths.websites}`)
  await other.getByText('is editing now').waitFor()
  await take(other, 'websites-editing', { isWhole: true })
}
