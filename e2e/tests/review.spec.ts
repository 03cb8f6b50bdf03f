import { expect, test } from '@playwright/test'
import { readReviewsEndpoint } from '@shingle/shared/review/endpoints.ts'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { canvas, openDesigner, savedToAccount } from '../steps/designer.ts'
import { findingsOn } from '../steps/findings.ts'
import { appOrigin } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

test('[12.reviews] a customer who was asked writes without a script, and their words stand on the page', async ({
  page,
  browser,
}) => {
  const account = await signInByHttp(appOrigin(), 'reviewed@example.com')
  const id = await createWebsiteByHttp(account, {
    businessName: 'Pell Street Cycles',
    businessActivities: 'Bike repair in Leeds. We mend wheels and brakes.',
    businessLocation: 'Leeds, England',
  })
  await publishByHttp(account, id, 'pell-street-cycles')
  const { link } = await account.call(readReviewsEndpoint, { params: { id } })

  const customer = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await customer.goto(link)
  await expect(customer.getByRole('heading', { name: 'How was it?' })).toBeVisible()
  await customer.getByLabel('Your review').fill('My wheel is rounder than when I bought it.')
  await customer.getByLabel('Your name').fill('Joan Penrose')
  await customer.waitForTimeout(2_100)
  await customer.getByRole('button', { name: 'Send' }).click()
  await expect(customer.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await customer.context().close()

  await openList(page, 'reviewed@example.com')
  await expect(page.getByText('Pell Street Cycles').first()).toBeVisible()
  await openDesigner(page, id)
  await page.getByRole('button', { name: /website menu/ }).click()
  await page.getByRole('menuitem', { name: 'Ask for a review' }).click()
  await expect(page.getByText(link)).toBeVisible()
  await expect(page.getByText('My wheel is rounder than when I bought it.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Put it on my page' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible()
  await page.keyboard.press('Escape')
  const words = canvas(page).getByText('My wheel is rounder than when I bought it.')
  await expect(words).toBeVisible()
  await savedToAccount(page)
  // Nobody but who wrote it says it in other words.
  await words.click()
  await expect(page.getByText('it stands word for word, or not at all.')).toBeVisible()
  await expect(words).not.toHaveAttribute('contenteditable')
  await expect(page.getByRole('button', { name: 'Write Place' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(words).toHaveCount(0)
  await savedToAccount(page)
})
