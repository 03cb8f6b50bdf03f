import { addressKey } from '../../base/draft/place.ts'
import { showField } from '../../base/show-field.ts'

/** The panel may have to come first: so many frames it is waited for. */
const patience = 120

/** Opens what hides a choice of look, as soon as its panel stands. */
const opened = (key: string, frames: number): void => {
  const isShown = document.querySelector(`[data-form-field="${CSS.escape(key)}"]`) !== null
  const opener = document.querySelector<HTMLElement>(`[data-hides~="${CSS.escape(key)}"]`)
  if (isShown || opener) opener?.click()
  else if (frames > 0) requestAnimationFrame(() => opened(key, frames - 1))
}

/** Leads the keyboard to a choice of look in the theme's panels, and opens what hides it. */
export const showThemeField = (name: string): void => {
  const key = addressKey({ in: 'theme', field: name })
  opened(key, patience)
  showField(key)
}
