import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { LogosSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const grid: Layout<LogosSection> = {
  id: 'grid',
  name: 'Grid',
  suits: always,
  style: `
.section-logos.layout-grid .logos{gap:var(--border-width);background:var(--rule);border:var(--border-width) solid var(--rule)}
.section-logos.layout-grid li{background:var(--surface);padding:var(--space-16)}
`,
}
