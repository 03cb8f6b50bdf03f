/** A form may have to come first: so many frames it is waited for. */
const patience = 120

const control = 'input:not([type="hidden"]), select, textarea, button, [role="textbox"], [role="radio"]'

/** Leads the keyboard to a field of a form by its word for an address, as soon as the form stands. */
export const showField = (key: string, frames = patience): void => {
  const place = document.querySelector<HTMLElement>(`[data-form-field="${CSS.escape(key)}"]`)
  const first = place?.querySelector<HTMLElement>(control)
  if (first) {
    first.scrollIntoView({ block: 'nearest' })
    first.focus({ preventScroll: true })
  } else if (frames > 0) requestAnimationFrame(() => showField(key, frames - 1))
}
