import type { Layout } from '../../../layout.ts'
import type { IntroductionSection } from '../../fields.ts'
import { isFree, isName } from '../../leading-facts.ts'
import { isShort } from '../../measures.ts'

/** When content asks for this layout; how it looks comes apart. */
export const phrase: Layout<IntroductionSection> = {
  id: 'phrase',
  name: 'Phrase',
  rank: 2,
  suits: isShort,
  leads: (section, business) => isFree(section) && !isName(section, business),
  headsFact: true,
}
