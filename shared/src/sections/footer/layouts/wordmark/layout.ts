import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { FooterSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const wordmark: Layout<FooterSection> = {
  id: 'wordmark',
  name: 'Large name',
  rank: 5,
  suits: always,
}
