import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { headline, openDesigner } from '../steps/designer.ts'

const business = {
  name: 'Wharfe Upholstery',
  about: 'Upholsterer in Otley. Chairs, sofas and window seats, new springs and new covers.',
  place: 'Otley, England',
}

const said = 'Contact is wider than a phone’s screen.'

const openCheck = async (page: Page) => {
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Check' })
  await expect(dialog.getByText('Looking at it on a phone…')).toHaveCount(0)
  await expect(dialog.getByText(/Nothing to mend|better|to mend before/).first()).toBeVisible()
  return dialog
}

/** No section of ours is wider than a phone, so its style sheet is spoiled on its way into the page. */
const widenContact = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const replace = CSSStyleSheet.prototype.replaceSync
    CSSStyleSheet.prototype.replaceSync = function (css) {
      const isPage = css.includes('.section-contact')
      replace.call(this, isPage ? `${css} .section-contact h2{min-inline-size:600px}` : css)
    }
  })
}

test('[2.publish] a section that is wider than a phone is named before publishing, with the way to it', async ({
  page,
}) => {
  const draft = await createWebsite(page, business, 'wide@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })

  await test.step('a page that fits is not found fault with', async () => {
    const dialog = await openCheck(page)
    await expect(dialog.getByText('wider than')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await widenContact(page)
  await openDesigner(page, draft)
  const contact = page.getByRole('complementary', { name: 'Inspector' }).getByRole('heading', { level: 2 })

  await test.step('by Check', async () => {
    const dialog = await openCheck(page)
    await dialog.getByRole('button', { name: `Show: ${said}` }).click()
    await expect(dialog).toHaveCount(0)
    await expect(contact).toHaveText('Contact')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
  })
  await test.step('by Publish', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const remark = page.getByRole('dialog').getByRole('listitem').filter({ hasText: said })
    await remark.getByRole('button', { name: 'Fix' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(contact).toHaveText('Contact')
  })
})
