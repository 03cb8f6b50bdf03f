import { expect, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { headline, openDesigner, publish, retype, savedToAccount } from '../steps/designer.ts'
import { goOffline } from '../steps/go-offline.ts'
import { siteAddress } from '../steps/origin.ts'

const business = {
  name: 'Corve Street Joinery',
  about:
    'Joiner in Ludlow. Staircases, alcove shelves and sash windows, drawn, made and fitted by two people.',
  place: 'Ludlow, England',
}

test('[design 3] words written offline survive a reload offline, reach the account and are published', async ({
  context,
  page,
}) => {
  const draftId = await createWebsite(page, business, 'offline@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await page.evaluate(() => navigator.serviceWorker.ready)

  await goOffline(page)
  await retype(page, headline(page), 'Written in the tunnel')
  await expect(page.getByText('Saved on this device').first()).toBeVisible()
  await page.reload()
  await expect(headline(page)).toHaveText('Written in the tunnel', { timeout: 20_000 })
  await expect(page.getByText('You are offline.')).toBeVisible()
  await retype(page, headline(page), 'Written twice in the tunnel')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(headline(page)).toHaveText('Written in the tunnel')

  await context.setOffline(false)
  await savedToAccount(page)
  await publish(page, 'corve-joinery')
  const visitor = await context.newPage()
  await visitor.goto(siteAddress('corve-joinery'))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Written in the tunnel')
  expect(draftId).not.toBe('')
})

test('[design 3] two tabs of one person show the same words, online and offline', async ({
  context,
  page,
}) => {
  const draftId = await createWebsite(page, { ...business, name: 'Two Tab Joinery' }, 'tabs@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  const second = await context.newPage()
  await openDesigner(second, draftId)
  await retype(page, headline(page), 'From the first tab')
  await expect(headline(second)).toHaveText('From the first tab')

  await goOffline(page)
  await retype(second, headline(second), 'From the second tab, offline')
  await expect(headline(page)).toHaveText('From the second tab, offline')
  await context.setOffline(false)
  await savedToAccount(page)
  await savedToAccount(second)
  await second.close()
  await page.reload()
  await expect(headline(page)).toHaveText('From the second tab, offline', { timeout: 20_000 })
})
