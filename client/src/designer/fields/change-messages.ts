import type { Place } from '../base/draft/place.ts'

/** Specification 2: the changes that are confirmed in words, because they show elsewhere or later. */
export const changeMessage = (place: Place, field: string, value: unknown): string | null => {
  if (value !== true) return null
  if (place.in === 'section' && field === 'fixed') return 'Fixed header enabled, publish to view'
  return place.in === 'settings' && field === 'cookieBanner' ? 'Cookie banner enabled' : null
}

/** Specification 2: what is said after items were moved; most moves speak for themselves. */
export const moveMessage = (list: string): string | null =>
  list === 'links' ? 'Navigation links reorganized' : null
