import { expect, type Locator } from '@playwright/test'
import type { LongTextField, RichTextField, TextField } from '@shingle/shared/field/field.ts'
import { longestAddress, longestValue } from '@shingle/shared/field/longest-value.ts'
import { invalidWebAddress } from '@shingle/shared/link/web-address.ts'
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

/** Links the selected words by the tools beside them: an address too long is refused, the longest is taken. */
const linkSelected = async (document: Locator): Promise<string> => {
  const tools = document.getByRole('toolbar', { name: 'Text' })
  await tools.getByRole('button', { name: 'Link', exact: true }).click()
  const box = tools.getByRole('textbox', { name: 'Web, email or phone address' })
  const address = longestAddress('web')
  await box.fill(`${address}x`)
  await box.press('Enter')
  await expect(tools.getByRole('alert')).toHaveText(invalidWebAddress.text)
  await box.fill(address)
  await box.press('Enter')
  await expect(box).toHaveCount(0)
  return address
}

/** Formatted text, whose editor comes once somebody writes; all of it becomes a link. */
export const fillRich = async ({ root, document }: Form, field: RichTextField): Promise<unknown> => {
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
  await editor.press('ControlOrMeta+a')
  const href = await linkSelected(document)
  await expect(editor.locator('a')).toHaveText(longest)
  await expect(editor).toBeFocused()
  await editor.blur()
  const marks = [{ type: 'link', attrs: { href } }]
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: longest, marks }] }] }
}
