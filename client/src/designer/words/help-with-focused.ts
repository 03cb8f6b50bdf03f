import { askHelp } from '../base/designer-store.ts'
import { addressOfKey } from '../base/draft/address-of-key.ts'

/** The element that has the focus, in the page on the canvas too. */
const focused = (): Element | null => {
  const { activeElement } = document
  return activeElement instanceof HTMLIFrameElement
    ? (activeElement.contentDocument?.activeElement ?? null)
    : activeElement
}

/** Opens help with the text that is being written: in its form, or where it stands on the page. */
export const helpWithFocused = (): void => {
  const element = focused()
  const marked = element?.closest<HTMLElement>('[data-field], [data-rich]')
  const key = marked?.dataset.field ?? marked?.dataset.rich
  const at = key === undefined ? null : addressOfKey(key)
  if (at) askHelp({ on: 'text', at })
  else fieldButton(element)?.click()
}

const written = 'input, textarea, [role="textbox"]'

/** The button of the field that an element is in. */
const fieldButton = (element: Element | null): HTMLElement | null => {
  for (let around = element; around !== null; around = around.parentElement) {
    const button = around.querySelector<HTMLElement>('[data-words-button]')
    if (button !== null) return around.querySelectorAll(written).length === 1 ? button : null
  }
  return null
}
