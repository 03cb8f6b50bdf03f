import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { LogosSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const row: Layout<LogosSection> = {
  id: 'row',
  name: 'Row',
  alignments: acrossOrFilling,
  suits: always,
  style: `
.section-logos.layout-row .logos{display:flex;flex-wrap:wrap;gap:var(--space-24) clamp(24px,5cqi,64px)}
.section-logos.layout-row li{width:clamp(96px,12cqi,160px)}
`,
}
