import { escapeHtml } from '../text/escape-html.ts'
import type { PageContext } from './page-context.ts'

/** What stands for a business where there is room for one letter; '' where it has no name. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''

/** A browser icon of the business's initial on its colours, as a data address. */
export const initialIcon = ({ look, business }: PageContext): string => {
  const { accent, onAccent } = look.surfaces.plain
  const corner = Math.min(16, look.voice.radius.button)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${accent}"/><text x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="20" fill="${onAccent}">${escapeHtml(initialOf(business.name))}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
