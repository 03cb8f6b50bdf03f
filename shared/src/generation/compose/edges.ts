import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { type ButtonValue, buttonLabelMaximum, noButton } from '../../link/button-value.ts'
import type { LinkValue } from '../../link/link-value.ts'
import { footerLimits } from '../../sections/footer/fields.ts'
import { headerLimits } from '../../sections/header/fields.ts'
import type { SectionType } from '../../sections/sections.ts'
import { type Composer, linkToSection, sayAll } from './composer.ts'

interface PageLink {
  readonly label: string
  readonly link: LinkValue
}

const labelOf = (composer: Composer, type: SectionType): string | undefined => {
  const { copy, wording } = composer
  const { labels } = wording
  const byType: Partial<Record<SectionType, string>> = {
    Services: copy.servicesLabel,
    Gallery: labels.gallery,
    CustomerReviews: labels.reviews,
    Team: labels.team,
    FrequentlyAskedQuestions: labels.questions,
    Contact: labels.contact,
  }
  const label = byType[type]
  return label === undefined ? undefined : composer.fill(label)
}

const pageLinks = (composer: Composer, leaveOut: readonly SectionType[]): PageLink[] =>
  composer.plan
    .filter(({ type }) => !leaveOut.includes(type))
    .map(({ type, id }) => ({
      label: labelOf(composer, type),
      link: { type: 'Section', target: id } as const,
    }))
    .flatMap(({ label, link }) => (label === undefined ? [] : [{ label, link }]))

const headerButton = (composer: Composer): ButtonValue => {
  const contact = linkToSection(composer, 'Contact')
  if (contact === undefined) return noButton
  const actions = sayAll(composer, 'action', {
    templates: composer.copy.actions,
    limit: { characters: buttonLabelMaximum },
  })
  // The introduction has the first; the header says it in other words.
  return { label: actions[1] ?? actions[0] ?? composer.wording.labels.contact, link: contact }
}

/** The header: the name, the way round the page, and the way to the contact form. */
export const composeHeader = (composer: Composer, id: string): SectionOf<'Header'> =>
  blankSection('Header', id, {
    logoText: composer.name,
    navigation: 'sections',
    links: pageLinks(composer, [])
      .slice(0, headerLimits.links)
      .map((link, index) => ({ id: composer.choose.id(`${id}/link/${index}`), ...link })),
    button: headerButton(composer),
  })

/** The footer: whose page it is, and the way back to the parts that matter. */
export const composeFooter = (composer: Composer, id: string): SectionOf<'Footer'> => {
  // Samples are not published, so a link to them would lead nowhere.
  const links = pageLinks(composer, ['Gallery', 'CustomerReviews', 'Team']).slice(0, footerLimits.links)
  return blankSection('Footer', id, {
    // A longer name is shown whole from the business facts.
    copyright: composer.name.length <= footerLimits.copyright ? composer.name : '',
    navigation: 'sections',
    links: links.map((link, index) => ({ id: composer.choose.id(`${id}/link/${index}`), ...link })),
  })
}
