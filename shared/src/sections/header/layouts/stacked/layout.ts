import type { HeaderLayout } from '../../header-layout.ts'

/** When content asks for this layout; its CSS comes apart. */
export const stacked: HeaderLayout = {
  id: 'stacked',
  name: 'Stacked',
  alignments: [],
  suits: ({ logoText }) => logoText.length > 24,
  linksApart: true,
}
