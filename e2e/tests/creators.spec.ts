import { expect, test } from '@playwright/test'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { askForIdeas } from '../steps/creators.ts'
import { findingsOn } from '../steps/findings.ts'
import { appOrigin } from '../steps/origin.ts'

// A colour on its way to another is nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[2.names] twelve names hang on the wall, others follow, and one leads into onboarding', async ({
  page,
}) => {
  await page.goto(`${appOrigin()}${pagePaths.names}`)
  await page.getByRole('button', { name: 'Paint twelve names' }).click()
  await expect(page.getByRole('alert')).toHaveText('Say what you do, or a word that must be in the name.')
  await page.getByLabel('What you do').fill('Sourdough and buns, baked at night in a garage.')
  await page.getByLabel('Place').fill('Totnes, Devon')
  await page.getByLabel('Words to include').fill('salt')
  await page.getByLabel('Words to include').press('Enter')
  await expect(page.getByRole('button', { name: 'Take off salt' })).toBeVisible()
  await page.getByRole('button', { name: 'Paint twelve names' }).click()
  await expect(page.getByRole('heading', { name: 'Twelve for the wall' })).toBeFocused()
  const names = page.getByRole('link', { name: /^Use this name: / })
  await expect(names).toHaveCount(12)
  await expect(page.getByText('Web address available').first()).toBeVisible()
  await expect(page.getByText('No language model is connected here: these are our own.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  const labels = () => names.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const before = await labels()
  expect(before.filter((label) => /salt/i.test(label ?? '')).length).toBeGreaterThanOrEqual(6)
  await page.reload()
  await expect.poll(labels).toEqual(before)
  await page.getByRole('button', { name: 'Twelve more', exact: true }).click()
  await expect.poll(async () => (await labels()).some((label) => before.includes(label))).toBe(false)
  const name = ((await labels())[0] ?? '').replace('Use this name: ', '')
  await names.first().click()
  await expect(page.getByLabel('Business name')).toHaveValue(name)
})

test('[2.ideas] what somebody is good at leads to ideas, and one of them to names', async ({ page }) => {
  await page.goto(`${appOrigin()}${pagePaths.ideas}`)
  await askForIdeas(page)
  await expect(page.getByRole('heading', { name: 'Eight ideas, at most five words each' })).toBeFocused()
  expect(await findingsOn(page)).toEqual([])
  const start = page.getByRole('link', { name: /^Start with this: / })
  const idea = ((await start.first().getAttribute('aria-label')) ?? '').replace('Start with this: ', '')
  expect(idea.split(' ').length).toBeLessThanOrEqual(5)
  await start.first().click()
  await expect(page.getByLabel('What you do')).toHaveValue(idea)
  await expect(page.getByLabel('Place')).toHaveValue('Whitby, Yorkshire')
})
