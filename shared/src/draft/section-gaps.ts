import { linkHref } from '../link/link-href.ts'
import { definitionOf } from '../sections/definitions.ts'
import { type BlankItem, blankItems } from './blank-items.ts'
import type { AnySection } from './content.ts'
import { sampleCount } from './sample-count.ts'
import { sectionLinks, sectionPictures, sectionValues } from './section-values.ts'
import { withoutBlankItems } from './without-blank-items.ts'

/** What a section lacks: some of it visitors never see, some of it they would miss. */
export interface SectionGaps {
  /** Whether all of it is left out because there is nothing in it. */
  readonly isEmpty: boolean
  /** Items that are left out until their owner confirms them. */
  readonly samples: number
  /** Items that are left out because there is nothing in them. */
  readonly blanks: readonly BlankItem[]
  /** Links and buttons that lead nowhere, and are left out. */
  readonly deadLinks: number
  /** Pictures without a word for people who cannot see them. */
  readonly silentPictures: number
}

/** How many buttons say something and have no link. */
const unledButtons = (section: AnySection): number =>
  sectionValues(section).filter(
    ({ kind, value }) => kind === 'button' && value.label.trim() !== '' && value.link.type === 'None',
  ).length

/** Finds the gaps of a section; `shown` are the ids of the sections that a link can lead to. */
export const sectionGaps = (section: AnySection, shown: ReadonlySet<string>): SectionGaps => {
  return {
    isEmpty: definitionOf(section.type).isEmpty(withoutBlankItems(section)),
    blanks: blankItems(section),
    samples: sampleCount(section),
    deadLinks:
      unledButtons(section) +
      sectionLinks(section).filter(
        (link) => link.type !== 'None' && linkHref(link, (id) => (shown.has(id) ? id : undefined)) === null,
      ).length,
    silentPictures: sectionPictures(section).filter(({ alt }) => alt.trim() === '').length,
  }
}
