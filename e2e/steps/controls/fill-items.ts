import { expect } from '@playwright/test'
import type { ItemsField } from '@shingle/shared/field/field.ts'
import { fillControl } from './fill-control.ts'
import { type Form, unfilled } from './form.ts'

/** What a filled list holds: as many items as it may, the last of them with these values. */
export interface FilledList {
  readonly count: number
  readonly last: Readonly<Record<string, unknown>>
}

/** Fills a list: one item in full, and copies of it until there is no room. */
export const fillItems = async (form: Form, field: ItemsField): Promise<FilledList> => {
  const { root, document } = form
  const add = root.getByRole('button', { name: `Add ${field.itemLabel}`, exact: true })
  if (await add.isDisabled()) {
    const list = add.locator('..')
    await list
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await document.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await add.click()
  const back = root.getByRole('button', { name: `Back to ${field.label}` })
  await expect(back).toBeVisible()
  const last = new Map<string, unknown>()
  for (const [name, one] of Object.entries(field.fields))
    if (!one.internal) last.set(name, await fillControl(form, one))
  expect(await unfilled(root)).toEqual([])
  const copy = root.getByRole('button', { name: 'Duplicate', exact: true })
  const full = root.getByRole('button', { name: `Duplicate (at most ${field.maximum})` })
  for (let tries = 0; tries < field.maximum && (await full.count()) === 0; tries += 1) await copy.click()
  await expect(full).toBeDisabled()
  await back.click()
  await expect(root.getByText(`${field.maximum} of ${field.maximum}`, { exact: true }).first()).toBeVisible()
  await expect(add).toBeDisabled()
  return { count: field.maximum, last: Object.fromEntries(last) }
}
