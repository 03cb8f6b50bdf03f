import { expect, type Locator } from '@playwright/test'
import type { LongTextField, RichTextField, TextField } from '@shingle/shared/field/field.ts'
import { longestValue } from '@shingle/shared/field/longest-value.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { textLength } from '@shingle/shared/text/text-length.ts'
import { claim, type Form, startingWith, words } from './form.ts'

/** Pastes one character too many into a plain field, then what just fits, and types one more behind it. */
export const fillLimited = async (box: Locator, longest: string): Promise<string> => {
  await claim(box)
  await box.fill(`${longest}x`)
  expect(textLength(await box.inputValue())).toBeLessThanOrEqual(longest.length)
  await box.fill(longest)
  await box.press('x')
  await expect(box).toHaveValue(longest)
  return longest
}

/** A text of one or several lines. */
export const fillText = async ({ root }: Form, field: TextField | LongTextField): Promise<unknown> => {
  const box = root.locator('input,textarea').and(root.getByLabel(field.label, { exact: true }))
  return fillLimited(box, field.kind === 'long' ? words(field.maximum) : String(longestValue(field, words)))
}

/** Formatted text, whose editor comes once somebody writes. */
export const fillRich = async ({ root }: Form, field: RichTextField): Promise<unknown> => {
  const longest = words(field.maximum)
  const box = root.getByRole('textbox', { name: startingWith(field.label) })
  await claim(box.locator('xpath=../..'))
  await box.click()
  const editor = root.locator('[contenteditable=true]')
  await expect(editor).toBeFocused()
  await editor.fill(`${longest}x`)
  expect(textLength((await editor.textContent()) ?? '')).toBeLessThanOrEqual(field.maximum)
  await editor.fill(longest)
  await editor.press('x')
  await expect(editor).toHaveText(longest)
  await editor.blur()
  return richTextOf(longest)
}
