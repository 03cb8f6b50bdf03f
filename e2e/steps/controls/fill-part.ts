import { expect, type Page } from '@playwright/test'
import type { Fields, ItemField } from '@shingle/shared/field/field.ts'
import { fillControl } from './fill-control.ts'
import { type Form, unfilled } from './form.ts'

/** How a control is filled that is none of the usual ones of its kind. */
export type OwnFills = Readonly<Record<string, (form: Form) => Promise<unknown>>>

/** A form of fields without lists, such as the settings. */
interface Part {
  readonly fields: Fields
  readonly form: Form
  readonly own: OwnFills
}

/** Opens one of the designer's modes. */
export const openMode = async (page: Page, name: 'Sections' | 'Settings' | 'Theme'): Promise<void> =>
  page.getByRole('navigation', { name: 'Mode' }).getByRole('button', { name, exact: true }).click()

const isItemField = (field: Fields[string]): field is ItemField => field.kind !== 'items'

/** Fills every control of a part of the draft, and answers what its form shows. */
export const fillPart = async ({ fields, form, own }: Part): Promise<ReadonlyMap<string, unknown>> => {
  const shown = new Map<string, unknown>()
  for (const [name, field] of Object.entries(fields).filter(([, one]) => !one.internal)) {
    if (!isItemField(field)) throw new Error(`${name} is a list, which no such form has`)
    const fill = Object.hasOwn(own, name) ? own[name] : undefined
    shown.set(name, await (fill ? fill(form) : fillControl(form, field)))
  }
  return shown
}

/** Nothing of a form was left out. */
export const expectAllFilled = async ({ root }: Form): Promise<void> =>
  expect(await unfilled(root)).toEqual([])
