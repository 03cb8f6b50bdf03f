import { always } from '../../../choose-layout.ts'
import type { FooterLayout } from '../../footer-layout.ts'

/** When content asks for this layout; its CSS comes apart. */
export const wordmark: FooterLayout = {
  id: 'wordmark',
  name: 'Large name',
  alignments: [],
  rank: 5,
  suits: always,
  called: 'across',
  tells: ['ways'],
}
