import { expect, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, publish, savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Horn Joinery',
  about: 'Staircases and doors, made to measure in Leeds.',
  place: 'Leeds, England',
}

test('[pages] a privacy page is added, follows what the website does, is written in, and is reached from the published footer', async ({
  page,
}) => {
  await createWebsite(page, business, 'horn-pages@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('A privacy page is missing')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const chapter = page.getByRole('region', { name: 'Pages' })
  await chapter.getByRole('button', { name: 'Add privacy' }).click()
  await expect(chapter.getByLabel('Who runs the business')).toBeFocused()
  await chapter.getByRole('button', { name: 'Add imprint' }).click()
  const privacy = chapter.getByRole('article', { name: 'Privacy' })
  await expect(privacy).toContainText('Contact form')
  await expect(privacy).not.toContainText('Cookie choice')
  await page.getByRole('switch', { name: 'Cookie banner' }).click()
  await expect(privacy).toContainText('Cookie choice')
  await chapter.getByRole('article', { name: 'Imprint' }).getByLabel('Who runs the business').fill('Ann Horn')

  await privacy.getByRole('button', { name: 'Write in it yourself' }).click()
  await privacy.getByLabel('Title').fill('How we treat your data')
  const own = chapter.getByRole('article', { name: 'How we treat your data' })
  await expect(own).toContainText('Your own words')
  await expect(own).not.toContainText('has changed since you wrote this page')
  await page.getByRole('switch', { name: 'Cookie banner' }).click()
  await expect(own).toContainText('has changed since you wrote this page')
  await own.getByRole('button', { name: 'Write it anew' }).click()
  await expect(own).toContainText('Follows your website')
  await savedToAccount(page)

  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await expect(canvas(page).locator('.section-footer')).toContainText('How we treat your data')
  await publish(page, 'horn-pages')
  await page.goto(`http://sites.localhost:${new URL(page.url()).port}/horn-pages`)
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('link', { name: 'How we treat your data' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we treat your data')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: 'Legal notice' }).click()
    await expect(page.getByRole('main')).toContainText('Ann Horn')
    await page.locator('.logo').click()
    await expect(page).toHaveURL(/\/horn-pages#content$/)
  }
})
