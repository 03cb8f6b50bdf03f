import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline } from '../steps/designer.ts'

const business = {
  name: 'Holloway Dog Grooming',
  about: 'Dog grooming. Full groom £45. Nail clipping £10. Puppy bath £25. Hand stripping £60.',
  place: 'Bristol, England',
}

const names = (page: Page) => page.getByRole('group', { name: 'Empty texts' })

/** The words of the page that lie under the names of empty texts, where there are any. */
const coveredWords = async (page: Page): Promise<readonly string[]> => {
  const group = (await names(page).isVisible()) ? await names(page).boundingBox() : null
  const frame = await page.locator('iframe').first().boundingBox()
  if (!group || !frame) return []
  return canvas(page)
    .locator('body')
    .evaluate(
      (body, { group, frame }) => {
        const scale = frame.width / window.innerWidth
        const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const covered: string[] = []
        while (words.nextNode()) {
          range.selectNodeContents(words.currentNode)
          const lies = [...range.getClientRects()].some(
            (rect) =>
              frame.x + rect.left * scale < group.x + group.width &&
              frame.x + rect.right * scale > group.x &&
              frame.y + rect.top * scale < group.y + group.height &&
              frame.y + rect.bottom * scale > group.y,
          )
          if (lies) covered.push(words.currentNode.nodeValue?.trim() ?? '')
        }
        return covered.filter((word) => word !== '')
      },
      { group, frame },
    )
}

test('[8.designer] the names of empty texts lie over no words of the page, on every width', async ({
  page,
}) => {
  await createWebsite(page, business, 'empty-texts@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  for (const device of ['Desktop', 'Mobile']) {
    await page.getByRole('radiogroup', { name: 'Device' }).getByRole('radio', { name: device }).click()
    for (const row of await page.locator('[data-rail-row]').all()) {
      await row.click()
      await expect(page.getByRole('toolbar', { name: /section$/ })).toBeVisible()
      await expect.poll(() => coveredWords(page)).toEqual([])
    }
    for (const service of ['Full groom', 'Hand stripping']) {
      await canvas(page).locator('#services').getByText(service, { exact: true }).click()
      await expect(names(page)).toBeVisible()
      await expect.poll(() => coveredWords(page)).toEqual([])
    }
  }
  await names(page).getByRole('button', { name: 'Write Text' }).click()
  await page.keyboard.type('With a blow-dry.')
  await expect(canvas(page).locator('#services')).toContainText('With a blow-dry.')
})
