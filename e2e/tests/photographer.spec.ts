import { writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { introductionPicture } from '../steps/choose-photo.ts'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, savedToAccount } from '../steps/designer.ts'
import { siteAddress } from '../steps/origin.ts'

const business = {
  name: 'Émilie Garnier',
  about:
    'Photographe à Lyon : mariages, portraits et familles, en lumière naturelle. Séance portrait 180 €, mariage à partir de 1 400 €. Du mardi au samedi de 9 h à 18 h. Pas de studio.',
  place: 'Lyon, France',
}

/** Photos as a camera takes them: twelve megapixels, and grain that no file makes small. */
const photos = (folder: (name: string) => string): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const grain = { type: 'gaussian', mean: 90 + at * 8, sigma: 12 } as const
      const [width, height] = at % 3 === 0 ? [3000, 4000] : [4000, 3000]
      const file = folder(`photo-${at}.jpg`)
      await writeFile(
        file,
        await sharp({ create: { width, height, channels: 3, background: '#888', noise: grain } })
          .jpeg({ quality: 80 })
          .toBuffer(),
      )
      return file
    }),
  )

const own = '.section-gallery img[src^="blob:"],.section-gallery img[src^="/i/"]'

/** How many photos of hers the gallery has had, one number after the other, from now on. */
const watchGallery = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  const body = canvas(page).locator('body')
  await body.evaluate((element, selector) => {
    const seen: number[] = []
    Reflect.set(element, 'seen', seen)
    const look = () => {
      const count = element.querySelectorAll(selector).length
      if (count > 0 && seen.at(-1) !== count) seen.push(count)
    }
    new MutationObserver(look).observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['src'],
    })
  }, own)
  return () => body.evaluate((element): readonly number[] => Reflect.get(element, 'seen'))
}

const chooseFiles = async (page: Page, button: Locator, files: readonly string[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles([...files])
}

test('[3.gallery] a photographer who writes French brings ten large photos, sees each as soon as it is ready, and publishes under her name', async ({
  page,
}, testInfo) => {
  const files = await photos((name) => testInfo.outputPath(name))
  await createWebsite(page, business, 'emilie@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  await savedToAccount(page)
  await expect(canvas(page).locator('html')).toHaveAttribute('lang', 'fr')
  const row = page.locator('[data-rail-row]').filter({ hasText: 'Gallery' }).first()
  await row.click()
  const inspector = page.getByRole('complementary').last()
  const seen = await watchGallery(page)
  await chooseFiles(page, inspector.getByRole('button', { name: 'Add photos' }), files)
  await expect(canvas(page).locator(own)).toHaveCount(10, { timeout: 60_000 })
  // None waits for the others, and drawings have gone where there was no room for both.
  expect(await seen()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await expect(canvas(page).locator('.section-gallery img')).toHaveCount(10)
  await expect(canvas(page).locator('.section-gallery img[src^="/i/"]')).toHaveCount(10, { timeout: 60_000 })

  await page.locator('[data-rail-row]').filter({ hasText: 'Introduction' }).first().click()
  const upload = page.getByRole('button', { name: 'Upload', exact: true }).first()
  await chooseFiles(page, upload, files.slice(1, 2))
  await expect(introductionPicture(page)).toHaveAttribute('src', /^\/i\//, { timeout: 30_000 })
  await savedToAccount(page)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Website address')).toHaveValue('emilie-garnier')
  await expect(dialog.getByText('Web address available')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Website Published' })).toBeVisible()
  await page.goto(siteAddress('emilie-garnier'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('.section-gallery img')).toHaveCount(10)
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeVisible()
  for (const words of ['180 €', '1 400 €', 'Lyon']) await expect(page.locator('body')).toContainText(words)
  for (const words of ['Send', 'Phone', 'Opening hours', 'Sample', 'Privacy'])
    await expect(page.getByText(words, { exact: true })).toHaveCount(0)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})
