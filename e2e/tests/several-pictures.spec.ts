import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { uploadImageEndpoint } from '@shingle/shared/image/endpoints.ts'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { canvas, headline, savedToAccount } from '../steps/designer.ts'
import { appOrigin } from '../steps/origin.ts'
import { signInUnseen } from '../steps/sign-in.ts'

/** As large as what a telephone takes. */
const photo = join(import.meta.dirname, '..', '..', 'docs', 'screenshots', 'home-1440.png')

const gallery = (page: Page): Locator => canvas(page).locator('.section-gallery')
const pictures = (page: Page): Locator => gallery(page).locator('img')

interface FromFolder {
  readonly count: number
  readonly as: 'drop' | 'paste'
}

/** Files of a folder, dropped on an element or pasted into it. */
const bring = async (target: Locator, { count, as }: FromFolder): Promise<void> => {
  const encoded = (await readFile(photo)).toString('base64')
  await target.evaluate(
    (element, given) => {
      const bytes = Uint8Array.from(atob(given.encoded), (sign) => sign.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      for (let at = 0; at < given.count; at += 1)
        dataTransfer.items.add(new File([bytes], `photo-${at}.png`, { type: 'image/png' }))
      const bubbles = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        given.as === 'drop'
          ? new DragEvent('drop', { ...bubbles, dataTransfer })
          : new ClipboardEvent('paste', { ...bubbles, clipboardData: dataTransfer }),
      )
    },
    { encoded, count, as },
  )
}

test('[3.gallery] several pictures at once, by dialog, drop and paste, shown before they are uploaded, take the place of the drawings', async ({
  page,
}) => {
  const email = 'photos@example.com'
  const draftId = await createWebsiteByHttp(await signInByHttp(appOrigin(), email), {
    businessName: 'Ludlow Plumbing',
    businessActivities: 'Emergency plumber. We fix leaks, unblock drains, fit taps and service boilers.',
    businessLocation: 'Ludlow, United Kingdom',
  })
  await signInUnseen(page, email)
  await page.goto(`${appOrigin()}/designer?websiteId=${draftId}`)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  // A slow line: what is sent is held until the test lets it go.
  const line = Promise.withResolvers<void>()
  const sent: number[] = []
  const uploads = addressOf(uploadImageEndpoint, { params: { id: draftId }, query: { purpose: 'image' } })
  const { pathname } = new URL(uploads, appOrigin())
  await page.route(
    (url) => url.pathname === pathname,
    async (route) => {
      if (route.request().method() === uploadImageEndpoint.method) {
        sent.push(route.request().postDataBuffer()?.length ?? 0)
        await line.promise
      }
      await route.continue()
    },
  )
  await page.locator('[data-rail-row]').filter({ hasText: 'Gallery' }).first().click()
  const inspector = page.getByRole('complementary')
  await expect(pictures(page).nth(1)).toBeAttached()
  const drawings = await pictures(page).count()

  const chooser = page.waitForEvent('filechooser')
  await inspector.getByRole('button', { name: 'Add photos' }).click()
  await (await chooser).setFiles([photo, photo, photo])
  await expect(page.getByText(/^3 photos placed/)).toBeVisible()
  await expect(pictures(page)).toHaveCount(drawings)
  await expect(pictures(page).first()).toHaveAttribute('src', /^blob:/)
  await expect(inspector.getByText(/^(Uploading \d+ %|Waiting to be uploaded)$/)).toHaveCount(3)
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toBeLessThan((await readFile(photo)).length)
  await page.getByRole('button', { name: 'Remove the drawings' }).click()
  await expect(pictures(page)).toHaveCount(3)
  line.resolve()
  await expect(pictures(page).last()).toHaveAttribute('src', /^\/i\//, { timeout: 20_000 })

  await bring(gallery(page).locator('.head').first(), { count: 2, as: 'drop' })
  await expect(pictures(page)).toHaveCount(5)
  await bring(inspector.getByText('Pictures', { exact: true }).first(), { count: 2, as: 'drop' })
  await expect(pictures(page)).toHaveCount(7)
  await bring(page.locator('body'), { count: 4, as: 'paste' })
  await expect(pictures(page)).toHaveCount(10)
  await expect(page.getByText('There is room for 10 pictures: 1 picture left out.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(pictures(page)).toHaveCount(7)
  await savedToAccount(page)
})
