import type { Layout } from '../../../section.ts'
import type { HeaderSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const bar: Layout<HeaderSection> = {
  id: 'bar',
  name: 'Bar',
  suits: ({ logoText }) => logoText.length <= 36,
  style: `
@container section (min-width:62rem) and (max-width:74.99rem){
.section-header.layout-bar .bar:has(.ends .button) .links{display:none}
.section-header.layout-bar .bar:has(.ends .button) .menu{display:block}
}
`,
}
