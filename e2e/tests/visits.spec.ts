import { expect, test } from '@playwright/test'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { findingsOn } from '../steps/findings.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

const email = 'visits@example.com'
const telephone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

test('[ruling 17] what a visitor sees and taps is counted for the owner, without cookies and without robots', async ({
  page,
  browser,
}) => {
  const owner = await signInByHttp(appOrigin(), email)
  const draftId = await createWebsiteByHttp(owner, {
    businessName: 'Ondine Swim School',
    businessActivities: 'Swimming lessons for children and adults. Call 0113 496 0142.',
    businessLocation: 'Leeds, United Kingdom',
  })
  await publishByHttp(owner, draftId, 'ondine')

  await openList(page, email)
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Visits' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody has been here yet' })).toBeVisible()
  const office = page.getByRole('navigation', { name: 'Ondine Swim School' })
  await expect(office.getByRole('link')).toHaveText(['Messages', 'Visits', 'Domain'])

  await test.step('a visitor comes, looks twice, and taps the phone number', async () => {
    const context = await browser.newContext({ userAgent: telephone })
    const visitor = await context.newPage()
    await visitor.goto(siteAddress('ondine'), { referer: 'https://www.instagram.com/' })
    await visitor.goto(siteAddress('ondine'))
    const told = visitor.waitForResponse(/\/v\/[0-9a-f]{24}\/phone$/)
    await visitor.locator('a[href^="tel:"]:visible').first().click()
    expect((await told).status()).toBe(204)
    expect(await context.cookies()).toEqual([])
    await context.close()
  })

  await test.step('a robot comes too', async () => {
    const robot = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await (await robot.newPage()).goto(siteAddress('ondine'))
    await robot.close()
  })

  await test.step('the owner sees one visit and its tap', async () => {
    await expect(page.getByText('visit in 30 days')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('100 % on phones. The page was seen 2 times.')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Phone taps' }).getByText('1', { exact: true }),
    ).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
})
