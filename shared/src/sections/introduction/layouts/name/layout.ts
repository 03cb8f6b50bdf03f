import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { IntroductionSection } from '../../fields.ts'
import { isFree, isName } from '../../leading-facts.ts'

/** When content asks for this layout; how it looks comes apart. */
export const name: Layout<IntroductionSection> = {
  id: 'name',
  name: 'Name',
  rank: 2,
  suits: always,
  leads: (section, business) => isFree(section) && isName(section, business),
  headsFact: true,
}
