import { expect, test } from '@playwright/test'
import { appOrigin } from '../steps/origin.ts'

test.use({ serviceWorkers: 'block' })

test('[8.unknown] a part that a new release took away is told of, reloads once when asked, and loses no word', async ({
  page,
}) => {
  await page.goto(`${appOrigin()}/create`)
  await page.getByLabel('Business name').fill('Arrow Valley Joinery')
  await page
    .getByLabel('What the business is about')
    .fill('Staircases and sash windows in oak for old houses.')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: 'Choose fonts' }).click()
  await expect(page.getByText('There is a new version, or the connection broke.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(documents).toBe(0)

  await page.unroute('**/assets/**')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Arrow Valley Joinery')
  expect(documents).toBe(1)
  await page.getByRole('button', { name: 'Choose fonts' }).click()
  await expect(page).toHaveURL(/create\/fonts/)
})
