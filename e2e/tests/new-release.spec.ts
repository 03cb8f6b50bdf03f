import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { headline, retype, savedToAccount } from '../steps/designer.ts'
import { addressOfScript } from '../steps/late-script.ts'
import { appOrigin } from '../steps/origin.ts'

test.use({ serviceWorkers: 'block' })

const open = async (page: Page): Promise<void> => {
  await page.goto(`${appOrigin()}/create`)
  await page.waitForLoadState('networkidle')
}

const answer = async (page: Page): Promise<void> => {
  await page.getByLabel('Business name').fill('Arrow Valley Joinery')
  await page
    .getByLabel('What the business is about')
    .fill('Staircases and sash windows in oak for old houses.')
}

const takeScriptsAway = (page: Page): Promise<unknown> =>
  page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }))

/** Goes on to a part that is gone. Once it is there again the page opens by itself: the one document that is fetched. */
const meetMissingPart = async (page: Page): Promise<void> => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  await page.getByRole('button', { name: 'Choose fonts' }).click()
  await expect(page.getByText('There is a new version, or the connection broke.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(documents).toBe(0)
  await page.unroute('**/assets/**')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not open')
  expect(documents).toBe(1)
}

/** Whoever went on is at the next question, and every word is where it was. */
const expectGoneOn = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/create\/fonts/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Arrow Valley Joinery')
}

test('[8.unknown] a part that a new release took away is told of, opens by itself once it is there, and loses no word', async ({
  page,
}) => {
  await open(page)
  await takeScriptsAway(page)
  await answer(page)
  await meetMissingPart(page)
  await expectGoneOn(page)
})

test('[8.unknown] a next screen that a new release took away is where that leads', async ({ page }) => {
  await open(page)
  await answer(page)
  const understood = page.getByRole('region', { name: 'What we understood' })
  await expect(understood.getByRole('button').first()).toBeVisible()
  await takeScriptsAway(page)
  await meetMissingPart(page)
  await expectGoneOn(page)
})

test('[8.unknown] a part of the designer that does not come is told of in its place, and the rest works on', async ({
  page,
}) => {
  for (const file of ['editors-chapter', 'versions-dialog'])
    await page.route(addressOfScript(file), (route) => route.abort())
  const business = {
    name: 'Avon Joinery',
    about: 'Joiner in Bath. Stairs and doors.',
    place: 'Bath, England',
  }
  await createWebsite(page, business, 'missing-part@example.com')
  await savedToAccount(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const told = page.getByRole('alert').filter({ hasText: 'This did not load' })
  await expect(told.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.getByLabel('Website title').fill('Stairs in Bath')
  await savedToAccount(page)
  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await page.getByRole('button', { name: /website menu/ }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'This did not load' })).toBeVisible()
  await retype(page, headline(page), 'Made to stay')
  await savedToAccount(page)
})

test('[8.unknown] what stands over the page and does not come is told of in its place, and the page works on', async ({
  page,
}) => {
  await page.route(addressOfScript('over-page'), (route) => route.abort())
  await page.route(addressOfScript('watches'), (route) => route.abort())
  const business = {
    name: 'Exe Joinery',
    about: 'Joiner in Exeter. Stairs and doors.',
    place: 'Exeter, England',
  }
  await createWebsite(page, business, 'missing-lines@example.com')
  await savedToAccount(page)
  await expect(page.getByRole('alert').filter({ hasText: 'This did not load' })).toBeVisible()
  await retype(page, headline(page), 'Made to stay')
  await savedToAccount(page)
})
