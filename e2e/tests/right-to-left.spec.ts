import { expect, type Locator, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { headline, savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Zaytoun Kitchen',
  about: 'Lebanese kitchen in Leeds: mezze, grills and catering for parties. Open every day 12:00 to 22:00.',
  place: 'Leeds, England',
}

/** Whether a text ends with its full stop at the left of its first letter. */
const liesFromRight = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const words = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!words) return false
    const leftOf = (letter: number) => {
      const range = element.ownerDocument.createRange()
      range.setStart(words, letter)
      range.setEnd(words, letter + 1)
      return range.getBoundingClientRect().left
    }
    return leftOf((words.textContent ?? '').length - 1) < leftOf(0)
  })

test('[2.designer] words that are written from the right lie so, beside others that do not', async ({
  page,
}) => {
  await createWebsite(page, business, 'from-right@example.com')
  await expect(headline(page)).toBeVisible()
  await page.locator('[data-rail-row]').filter({ hasText: 'Introduction' }).first().click()
  const heading = page
    .getByRole('complementary', { name: 'Inspector' })
    .getByLabel('Heading', { exact: true })
  for (const [words, isFromRight] of [
    ['أهلا بكم.', true],
    ['ברוכים הבאים.', true],
    ['Welcome.', false],
  ] as const) {
    await heading.fill(words)
    await expect(headline(page)).toHaveText(words)
    expect(await liesFromRight(headline(page))).toBe(isFromRight)
  }
  await savedToAccount(page)
})
