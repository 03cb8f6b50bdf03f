import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { Composer, PageLink, SectionComposer } from '../../generation/compose/composer.ts'
import { footerLimits } from './fields.ts'

/** The footer: whose page it is, and the way back to the parts that matter. */
const composeFooter = (composer: Composer, id: string, links: readonly PageLink[]): SectionOf<'Footer'> => {
  return blankSection('Footer', id, {
    // A longer name is shown whole from the business facts.
    copyright: composer.name.length <= footerLimits.copyright ? composer.name : '',
    navigation: 'sections',
    links: links.slice(0, footerLimits.links).map(({ label, link }, index) => ({
      id: composer.choose.id(`${id}/link/${index}`),
      label,
      link,
    })),
  })
}

/** How the generator writes the Footer section. */
export const footerComposer: SectionComposer<'Footer'> = {
  compose: (composer, { id }, { links }) => composeFooter(composer, id, links),
}
