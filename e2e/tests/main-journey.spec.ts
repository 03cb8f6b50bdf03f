import { expect, test } from '@playwright/test'
import { createWebsiteByQuestions } from '../steps/create-website.ts'
import { headline, publish, retype, savedToAccount } from '../steps/designer.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'

test('[1] a newcomer goes from the home page to a published website that visitors can write to', async ({
  page,
  browser,
}) => {
  const email = 'rosa@example.com'
  await page.goto(appOrigin())
  await expect(page).toHaveTitle(/Shingle/)
  await page.getByLabel('Business name').fill('Aldgate Plumbing')
  await page.getByLabel('What you do').fill('Fix leaks')
  await page.getByRole('button', { name: 'Make my website' }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Aldgate Plumbing')

  const draftId = await createWebsiteByQuestions(
    page,
    {
      name: 'Aldgate Plumbing',
      about:
        'Emergency plumber in Leeds. We fix leaks, unblock drains, fit taps and service boilers. Call 0113 496 0142.',
      place: 'Leeds, England',
    },
    email,
  )
  expect(draftId).toMatch(/^[0-9a-f]{24}$/)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await retype(page, headline(page), 'Leaks fixed before tea')
  await savedToAccount(page)

  await publish(page, 'aldgate-plumbing')
  await page.goto(siteAddress('aldgate-plumbing'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaks fixed before tea')
  await expect(page.getByRole('link', { name: /0113 496 0142/ }).first()).toHaveAttribute(
    'href',
    'tel:01134960142',
  )

  await page.getByLabel('Your name').fill('Ruth Adeyemi')
  await page.getByLabel('Email', { exact: true }).fill('ruth@example.com')
  await page.getByLabel('Your message').fill('The tap in the <b>kitchen</b> drips.')
  await page.locator('.section-contact form').getByRole('button').click()
  await expect(page.getByText('Thank you.')).toBeVisible()
  await page.goto(`${appOrigin()}/dev/outbox`)
  const mail = page
    .locator('article')
    .filter({ hasText: 'Ruth Adeyemi: The tap in the <b>kitchen</b> drips.' })
  await expect(mail).toContainText('ruth@example.com')
  await mail.getByText('Read the mail').click()
  await expect(mail.frameLocator('iframe').getByText('The tap in the <b>kitchen</b> drips.')).toBeVisible()

  const visit = await browser.newContext({ javaScriptEnabled: false })
  const plain = await visit.newPage()
  await plain.goto(siteAddress('aldgate-plumbing'))
  await plain.getByLabel('Your name').fill('Vic Plain')
  await plain.getByLabel('Email', { exact: true }).fill('vic@example.com')
  await plain.getByLabel('Your message').fill('Without script.')
  await plain.locator('.section-contact form').getByRole('button').click()
  await expect(plain.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(plain.getByLabel('Your message')).toHaveValue('Without script.')
  // What is sent sooner than a person can read is asked for again.
  await plain.waitForTimeout(2_100)
  await plain.getByRole('button', { name: 'Send' }).click()
  await expect(plain.getByText('Thank you.')).toBeVisible()
  await visit.close()

  await page.goto(`${appOrigin()}/aldgate-plumbing`)
  await expect(page).toHaveURL(siteAddress('aldgate-plumbing'))
  await page.goto(siteAddress('nobody-here'))
  await expect(page.getByText('Nothing to see here')).toBeVisible()
})
