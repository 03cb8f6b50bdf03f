import { expect, type Page } from '@playwright/test'
import { familyIds } from '@shingle/shared/theme/family-ids.ts'
import { fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { colourRoles, cornerStyles, themeFields } from '@shingle/shared/theme/theme.ts'
import { expectAllFilled, fillPart, type OwnFills, openMode } from './fill-part.ts'
import { claim, type Form } from './form.ts'

/** Takes the last of a row of pressed and unpressed buttons. */
const pressLast = async ({ root }: Form, label: string, count: number): Promise<void> => {
  const row = root.locator('section,fieldset').and(root.getByLabel(label, { exact: true }))
  const all = row.getByRole('button', { name: `All ${count}` })
  if ((await all.count()) > 0) await all.click()
  const buttons = row.locator('button[aria-pressed]')
  await expect(buttons).toHaveCount(count)
  await buttons.last().click()
  await expect(buttons.last()).toHaveAttribute('aria-pressed', 'true')
}

const corners = (label: string) => async (form: Form) => {
  await pressLast(form, label, cornerStyles.length)
  return cornerStyles.at(-1)
}

const own: OwnFills = {
  family: async (form) => {
    await claim(form.root.getByLabel('Style', { exact: true }))
    await pressLast(form, 'Family', familyIds.length)
    return familyIds.at(-1)
  },
  fontPair: async (form) => {
    await pressLast(form, 'Fonts', fontPairs.length)
    return fontPairs.at(-1)?.id
  },
  buttonCorners: corners('Button corners'),
  imageCorners: corners('Image corners'),
}

/** Fills every control of the theme, and answers what its panels show. */
export const fillTheme = async (page: Page) => {
  await openMode(page, 'Theme')
  const document = page.locator('body')
  const form = { root: page.getByRole('complementary'), document }
  await form.root.getByRole('button', { name: 'Custom', exact: true }).click()
  await claim(form.root.getByLabel('Language', { exact: true }))
  const shown = await fillPart({ fields: themeFields, form, own })
  expect(colourRoles.every((role) => shown.has(role))).toBe(true)
  await expectAllFilled(form)
  return shown
}
