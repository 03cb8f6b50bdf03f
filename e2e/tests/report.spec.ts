import { expect, test } from '@playwright/test'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'

test('[T42] a visitor reports a website by the link at the foot of its page', async ({ page }) => {
  const account = await signInByHttp(appOrigin(), 'reported@example.com')
  const draft = await createWebsiteByHttp(account, {
    businessName: 'Strange Shop',
    businessActivities: 'Bike repair in Leeds. We mend wheels and brakes.',
    businessLocation: 'Leeds, England',
  })
  await publishByHttp(account, draft, 'strange-shop')
  await page.goto(siteAddress('strange-shop'))
  await page.getByRole('link', { name: 'Report this website' }).click()
  await expect(page.getByRole('heading', { name: 'Report a website' })).toBeVisible()
  await page.getByLabel('It harms or threatens somebody').check()
  await page.getByLabel('What should we look at?').fill('It asks for my card.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})
