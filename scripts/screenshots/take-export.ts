import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { Page } from 'playwright'
import { appOrigin } from '../../e2e/steps/origin.ts'
import { take } from './take.ts'

/** What somebody is given of everything that is held of them. */
export const takeExport = async (page: Page): Promise<void> => {
  await page.goto(`${appOrigin()}${appPaths.account}`)
  const data = page.getByRole('region', { name: 'Your data' })
  await data.getByRole('button', { name: 'Download my data' }).waitFor()
  await take(page, 'account-your-data', { isWhole: true })
  await data.getByRole('button', { name: 'Download my data' }).click()
  await data.getByRole('button', { name: 'Download', exact: true }).waitFor()
  await take(page, 'account-your-data-ready', { isWhole: true })
}
