import type { ImageValue } from '../image/image-value.ts'
import { linkHref } from '../link/link-href.ts'
import { definitionOf } from '../sections/definitions.ts'
import { type BlankItem, blankItems } from './blank-items.ts'
import type { AnySection } from './content.ts'
import { samplePartsOf } from './sample-parts.ts'
import { sectionLinks, sectionPictures, sectionValues } from './section-values.ts'
import { listsOf, withoutBlankItems } from './without-blank-items.ts'

/** An item that is its owner's in part, and what its fields are called that are not. */
export interface MixedItem extends Pick<BlankItem, 'list' | 'item'> {
  readonly labels: readonly string[]
}

/** What a section lacks: some of it visitors never see, some of it they would miss. */
export interface SectionGaps {
  /** Whether all of it is left out because there is nothing in it. */
  readonly isEmpty: boolean
  /** Items that are left out until their owner confirms them. */
  readonly samples: number
  /** Items of which the words are left out that their owner neither wrote nor confirmed. */
  readonly mixed: readonly MixedItem[]
  /** Items that are left out because there is nothing in them. */
  readonly blanks: readonly BlankItem[]
  /** Links and buttons that lead nowhere, and are left out. */
  readonly deadLinks: number
  /** Pictures without a word for people who cannot see them. */
  readonly silentPictures: readonly ImageValue[]
}

/** How many buttons say something and have no link. */
const unledButtons = (section: AnySection): number =>
  sectionValues(section).filter(
    ({ kind, value }) => kind === 'button' && value.label.trim() !== '' && value.link.type === 'None',
  ).length

const samplesIn = (section: AnySection): Pick<SectionGaps, 'samples' | 'mixed'> => {
  const found = listsOf(section).flatMap(({ list, field: { fields }, items }) =>
    items.map((item) => ({ list, item: item.id, fields, ...samplePartsOf(fields, item) })),
  )
  return {
    samples: found.filter(({ isHeld }) => isHeld).length,
    mixed: found
      .filter(({ isHeld, ours }) => !isHeld && ours.length > 0)
      .map(({ list, item, fields, ours }) => ({
        ...{ list, item },
        labels: ours.flatMap((name) => fields[name]?.label ?? []),
      })),
  }
}

/** Finds the gaps of a section; `shown` are the ids of the sections that a link can lead to. */
export const sectionGaps = (section: AnySection, shown: ReadonlySet<string>): SectionGaps => {
  return {
    isEmpty: definitionOf(section.type).isEmpty(withoutBlankItems(section)),
    blanks: blankItems(section),
    ...samplesIn(section),
    deadLinks:
      unledButtons(section) +
      sectionLinks(section).filter(
        (link) => link.type !== 'None' && linkHref(link, (id) => (shown.has(id) ? id : undefined)) === null,
      ).length,
    silentPictures: sectionPictures(section).filter(({ alt }) => alt.trim() === ''),
  }
}
