import { expect, type Page } from '@playwright/test'
import { businessFields } from '@shingle/shared/business/business.ts'
import { uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { settingsFields } from '@shingle/shared/settings/settings.ts'
import { expectAllFilled, fillPart, type OwnFills, openMode } from './fill-part.ts'
import { fillSidePages } from './fill-side-pages.ts'
import { fillLimited } from './fill-words.ts'
import type { Form } from './form.ts'

/** A square picture of a side, as a file of this device. */
const squareOf = async (form: Form, side: number) => {
  const url = await form.root.evaluate((_, size) => {
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    return canvas.toDataURL('image/png')
  }, side)
  return { name: 'sign.png', mimeType: 'image/png', buffer: Buffer.from(url.replace(/^.*,/, ''), 'base64') }
}

const own: OwnFills = {
  analyticsId: async ({ root }) => {
    const { label, maximum } = settingsFields.analyticsId
    const box = root.getByLabel(label, { exact: true })
    const id = await fillLimited(box, `GTM-${'A1'.repeat(maximum)}`.slice(0, maximum))
    await box.blur()
    await expect(box).toHaveValue(id)
    return id
  },
  favicon: async (form) => {
    const { root, document } = form
    const file = root.locator('input[type=file]')
    await file.setInputFiles(await squareOf(form, uploadLimits.favicon.side + 1))
    await expect(document.getByRole('listitem').filter({ hasText: 'upload' }).first()).toBeVisible()
    await expect(root.getByRole('button', { name: 'Upload', exact: true })).toBeVisible()
    await file.setInputFiles(await squareOf(form, uploadLimits.favicon.side))
    await expect(root.getByRole('button', { name: 'Replace', exact: true })).toBeVisible()
    return { width: uploadLimits.favicon.side, height: uploadLimits.favicon.side }
  },
}

/** Fills every control of the settings, and answers what they show of the settings, of the business and of the pages beside the page. */
export const fillSettings = async (page: Page) => {
  await openMode(page, 'Settings')
  const form = { root: page.getByRole('main', { name: 'Settings' }), document: page.locator('body') }
  const business = await fillPart({ fields: businessFields, form, own })
  const settings = await fillPart({ fields: settingsFields, form, own })
  const pages = await fillSidePages(form)
  await expectAllFilled(form)
  return { business, settings, pages }
}
