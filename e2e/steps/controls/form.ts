import type { Locator } from '@playwright/test'
import { repeating } from '@shingle/shared/field/longest-value.ts'

/** A form, and the page that its popovers and dialogs open on: what a control is filled in. */
export interface Form {
  /** Everything of the form. */
  readonly root: Locator
  /** The whole document, where sheets, popovers and dialogs stand. */
  readonly document: Locator
}

/** Words of a given length that no form tidies. */
export const words = repeating('Werkstatt-')

const marker = 'data-filled'
const valued = 'input:not([type=file]),textarea,select,[role=switch],[role=radio],[role=textbox]'

/** Marks a control, or all that stands in it, as one that was filled. */
export const claim = (control: Locator): Promise<void> =>
  control.evaluate((element, name) => element.setAttribute(name, ''), marker)

/** What a form holds beside the controls that were filled, by what a person reads. */
export const unfilled = (root: Locator): Promise<readonly string[]> =>
  root.locator(valued).evaluateAll(
    (controls, name) =>
      controls
        .filter((control) => control.closest(`[${name}]`) === null)
        .map((control) => {
          const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined
          return label ?? control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 120)
        }),
    marker,
  )

/** A label at the beginning of a control's name; a count or a hint may follow. */
export const startingWith = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|\\W)`)
