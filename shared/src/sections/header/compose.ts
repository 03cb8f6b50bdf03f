import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { PageLink, SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, linkToSection, sayAll } from '../../generation/compose/composer.ts'
import { type ButtonValue, buttonLabelMaximum, noButton } from '../../link/button-value.ts'
import { sectionName } from '../section-name.ts'
import { headerLimits } from './fields.ts'

const headerButton = (composer: Composer): ButtonValue => {
  const contact = linkToSection(composer, 'Contact')
  if (contact === undefined) return noButton
  const actions = sayAll(composer, 'action', {
    templates: composer.copy.actions,
    limit: { characters: buttonLabelMaximum },
  })
  // The introduction has the first; the header says it in other words.
  return { label: actions[1] ?? actions[0] ?? sectionName('Contact', composer.language), link: contact }
}

/** The header: the name, the way round the page, and the way to the contact form. */
const composeHeader = (composer: Composer, id: string, links: readonly PageLink[]): SectionOf<'Header'> =>
  blankSection('Header', id, {
    logoText: composer.name,
    navigation: 'sections',
    links: links
      .slice(0, headerLimits.links)
      .map(({ label, link }, index) => ({ id: composer.choose.id(`${id}/link/${index}`), label, link })),
    button: headerButton(composer),
  })

/** How the generator writes the Header section. */
export const headerComposer: SectionComposer<'Header'> = {
  compose: (composer, { id }, { links }) => composeHeader(composer, id, links),
}
