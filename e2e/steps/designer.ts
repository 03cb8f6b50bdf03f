import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { appOrigin } from './origin.ts'

/** The page inside the designer's canvas. */
export const canvas = (page: Page): FrameLocator => page.frameLocator('iframe').first()

/** The heading of the Introduction: the largest words of every generated page. */
export const headline = (page: Page): Locator =>
  canvas(page).locator('.section-introduction [data-field$="/heading"]').first()

/** Opens a draft in the designer and waits until it can be edited. */
export const openDesigner = async (page: Page, draftId: string): Promise<void> => {
  await page.goto(`${appOrigin()}/designer?websiteId=${draftId}`)
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
}

/** Replaces a text in place, as a person does once it can be written: click into it, select all, type. */
export const retype = async (page: Page, target: Locator, words: string): Promise<void> => {
  await target.click()
  await expect(target).toHaveAttribute('contenteditable')
  await target.click()
  await page.keyboard.press('ControlOrMeta+a')
  // At once: a slow machine types letters so far apart that one Undo takes back only the last of them.
  await page.keyboard.insertText(words)
  await page.keyboard.press('Escape')
  await expect(target).toHaveText(words)
}

/** Waits until everything typed so far is durable in the account. */
export const savedToAccount = (page: Page): Promise<void> =>
  expect(page.getByText(/Saved to your account|Published/).first()).toBeVisible({ timeout: 20_000 })

/** Takes edit control by the dialog and waits until the draft can be edited. */
export const takeControl = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Take edit control' }).first().click()
  await page
    .getByRole('dialog', { name: 'Take edit control?' })
    .getByRole('button', { name: 'Take edit control' })
    .click()
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled({ timeout: 20_000 })
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Publishes under a web address and waits until it is said, once. */
export const publish = async (page: Page, handle: string): Promise<void> => {
  // Settings, which may still stand while another mode is on its way, has one of its own.
  await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Website address').fill(handle)
  await expect(dialog.getByText('Web address available')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Website Published' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Website Published')).toHaveCount(1)
}

/** Adds a section, found by its title, which is chosen then. */
export const addSection = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add section' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Find a section').fill(title)
  await dialog
    .getByRole('button', { name: new RegExp(`^Add ${title}`) })
    .first()
    .click()
  await expect(dialog).toBeHidden()
}
