import { expect, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { headline, publish, retype, savedToAccount } from '../steps/designer.ts'
import { siteAddress } from '../steps/origin.ts'

const markup = '<img src=x onerror=alert(1)>'

test('[T1] markup in every answer and on the canvas is shown as text, and nothing runs', async ({ page }) => {
  const alarms: string[] = []
  page.on('dialog', async (dialog) => {
    alarms.push(dialog.message())
    await dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) alarms.push(message.text())
  })
  await createWebsite(
    page,
    {
      name: markup,
      about: `"><script>alert(2)</script> Plumber who fixes leaks, {{constructor}} taps and </style></title> drains.`,
      place: `Leeds'"><svg onload=alert(3)>`,
    },
    'hostile@example.com',
  )
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await retype(page, headline(page), `</h1><script>alert(4)</script> ${markup}`.slice(0, 120))
  await savedToAccount(page)
  await publish(page, 'hostile-words')
  await page.goto(siteAddress('hostile-words'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(4)</script>')
  await expect(page).toHaveTitle(new RegExp(markup.replace(/[()]/g, '\\$&')))
  expect(
    await page
      .locator('script:not([type="application/ld+json"])')
      .evaluateAll((all) => all.map((one) => one.textContent ?? '')),
  ).not.toContain('alert(4)')
  expect(await page.locator('img[onerror], svg[onload]').count()).toBe(0)
  expect(alarms).toEqual([])
})

test('[5.handle] a web address that breaks the rule says so, a reserved one is unavailable', async ({
  page,
}) => {
  await createWebsite(
    page,
    {
      name: 'Rule Breakers',
      about: 'Locksmith who opens doors, fits locks and cuts keys in Hull.',
      place: 'Hull, England',
    },
    'rules@example.com',
  )
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel('Website address')
  await address.fill('-a')
  await expect(
    dialog.getByText('Required: 3 or more characters (alphanumeric and dashes only)'),
  ).toBeVisible()
  await address.fill('admin')
  await expect(dialog.getByText('Web address unavailable')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await address.fill('Rule Breakers!')
  await expect(address).toHaveValue('rulebreakers')
  await expect(dialog.getByText('Web address available')).toBeVisible()
})
