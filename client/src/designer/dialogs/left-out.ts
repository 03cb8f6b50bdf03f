import { type BlankItem, blanksByLabel, firstBlank } from '@shingle/shared/draft/blank-items.ts'
import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { pageTitle } from '@shingle/shared/draft/difference-words.ts'
import { type SectionGaps, sectionGaps } from '@shingle/shared/draft/section-gaps.ts'
import { showsThings } from '@shingle/shared/draft/shows-things.ts'
import { type LinkSafety, linkSafetyTexts } from '@shingle/shared/link-safety/link-safety.ts'
import { type OutwardLink, outwardLinks, pageLinks } from '@shingle/shared/link-safety/outward-links.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { isOutdated, isWordless, lacksPrivacy, openFacts } from '@shingle/shared/side-page/page-news.ts'
import { shownPages } from '@shingle/shared/side-page/shown-pages.ts'
import type { SidePage } from '@shingle/shared/side-page/side-page.ts'
import type { ItemPlace } from '../base/designer-store.ts'
import { mixedRemarks } from './mixed-remarks.ts'

/** Something to know before publishing, and the section where it can be mended; null for the settings. */
export interface Remark {
  tone: 'bad' | 'warn'
  strong: string
  rest: string
  action: string
  section: string | null
  /** The chapter of the settings where it can be mended, where it is one of several. */
  chapter?: 'pages'
  /** Where it can be mended, where that is neither a section nor the settings. */
  mode?: 'theme' | 'sections'
  /** The item of the section where it can be mended, where it is one. */
  item?: ItemPlace
}

/** What visitors will not see although it is in the draft, and what they would miss. */
export const remarksOn = ({ business, sections, ...rest }: DraftContent): readonly Remark[] => {
  const visible = sections.filter(({ hidden }) => !hidden)
  const ids = new Set(visible.map(({ id }) => id))
  const ofSections = visible.flatMap((section) => remarks(section, sectionGaps(section, ids)))
  return [...guessedPlace(business), ...ofSections, ...pageRemarks({ business, sections, ...rest })]
}

/** What the pages beside the page should tell and do not. */
const pageRemarks = (content: DraftContent): readonly Remark[] => {
  const pages = content.pages ?? []
  const outdated = pages.filter((page) => isOutdated(content, page))
  const shown = shownPages(content)
  const hiddenBehind = pages.filter((page) => !page.hidden && !shown.includes(page))
  return [
    ...(lacksPrivacy(content)
      ? [pageRemark('A privacy page', ' is missing: your website asks its visitors for something.', 'Add')]
      : []),
    ...shown.flatMap((page) => silence(content, page)),
    ...hiddenBehind.map((page) =>
      pageRemark(pageTitle(page), ' stands where another page stands, and is left out.', 'See'),
    ),
    ...outdated.map((page) =>
      pageRemark(pageTitle(page), ' no longer tells what your website does.', 'Write it anew'),
    ),
  ]
}

/** A legal page that goes out and does not say what it is there for. */
const silence = (content: DraftContent, page: SidePage): readonly Remark[] => {
  const title = pageTitle(page)
  if (page.isOwn)
    return isWordless(page) ? [pageRemark(title, ' has no words, and goes out empty.', 'Fill')] : []
  const unknown = page.kind === 'imprint' ? openFacts(content, page) : []
  if (unknown.length === 0) return []
  const labels = unknown.map(({ label }) => label.toLowerCase()).join(', ')
  return [pageRemark(title, ` goes out without what is not known yet: ${labels}.`, 'Fill')]
}

const pageRemark = (strong: string, rest: string, action: string): Remark => ({
  ...{ tone: 'warn', strong, rest, action, section: null, chapter: 'pages' },
})

/** The sections that were measured as wider than a phone. */
export const widthRemarks = ({ sections }: DraftContent, wide: readonly string[]): readonly Remark[] =>
  sections
    .filter(({ id }) => wide.includes(id))
    .map((section) => ({
      tone: 'bad',
      strong: sectionTitle(section),
      rest: ' is wider than a phone’s screen.',
      action: 'Fix',
      section: section.id,
    }))

/** Something with links: a section, or a page beside the page. */
interface LinkPlace extends Pick<Remark, 'section' | 'chapter'> {
  readonly title: string
  readonly links: readonly OutwardLink[]
}

const linkPlaces = ({
  sections,
  pages = [],
}: Pick<DraftContent, 'sections' | 'pages'>): readonly LinkPlace[] => [
  ...sections
    .filter(({ hidden }) => !hidden)
    .map((section) => ({ title: sectionTitle(section), links: outwardLinks(section), section: section.id })),
  ...pages.map((page) => ({
    ...{ title: pageTitle(page), links: pageLinks(page) },
    ...{ section: null, chapter: 'pages' as const },
  })),
]

/** The sections and pages with links that are not safe, or of which nobody could tell. */
export const linkRemarks = (
  content: Pick<DraftContent, 'sections' | 'pages'>,
  safetyOf: (address: string) => LinkSafety | null,
): readonly Remark[] =>
  linkPlaces(content).flatMap((place) => {
    const withLinks = (safety: LinkSafety): LinkPlace => ({
      ...place,
      links: place.links.filter(({ address }) => safetyOf(address) === safety),
    })
    return [
      remarkOnLinks(withLinks('Unsafe'), {
        ...{ tone: 'bad', strong: linkSafetyTexts.Unsafe, action: 'Fix' },
        becomes: ['is left out', 'are left out'],
      }),
      remarkOnLinks(withLinks('Failed'), {
        ...{ tone: 'warn', strong: linkSafetyTexts.Failed, action: 'See' },
        becomes: [
          'could not be looked at and goes out unchecked',
          'could not be looked at and go out unchecked',
        ],
      }),
    ].filter((remark) => remark !== null)
  })

interface LinkWords extends Pick<Remark, 'tone' | 'strong' | 'action'> {
  readonly becomes: readonly [one: string, several: string]
}

const remarkOnLinks = (
  { title, links, ...place }: LinkPlace,
  { becomes: [one, several], ...words }: LinkWords,
): Remark | null => {
  const [first] = links
  if (first === undefined) return null
  return {
    ...words,
    rest: ` ${counted(links.length, 'link')} in ${title} ${links.length === 1 ? one : several}.`,
    ...place,
    ...(first.item && { item: first.item }),
  }
}

const guessedPlace = ({ location, guessedLocation }: DraftContent['business']): Remark[] => {
  if (location !== '' || guessedLocation === '') return []
  const rest = ' is not confirmed and left out until you confirm it.'
  return [{ tone: 'warn', strong: guessedLocation, rest, action: 'Review', section: null }]
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const blankRemarks = (section: AnySection, blanks: readonly BlankItem[]): readonly Remark[] =>
  blanksByLabel(blanks).map(([itemLabel, ofKind]) => ({
    tone: 'warn',
    strong: counted(ofKind.length, `blank ${itemLabel}`),
    rest: ` in ${sectionTitle(section)} ${ofKind.length === 1 ? 'is' : 'are'} left out.`,
    action: 'Fill',
    section: section.id,
    ...firstBlank(ofKind),
  }))

const remarks = (section: AnySection, gaps: SectionGaps): Remark[] => {
  const { deadLinks, samples, isEmpty, blanks, mixed } = gaps
  const silentPictures = gaps.silentPictures.filter(showsThings).length
  const title = sectionTitle(section)
  const warning = { tone: 'warn', section: section.id } as const
  return [
    deadLinks > 0 && {
      tone: 'bad' as const,
      strong: counted(deadLinks, 'link'),
      rest: ` in ${title} ${deadLinks === 1 ? 'leads' : 'lead'} nowhere and will be left out.`,
      action: 'Fix',
      section: section.id,
    },
    samples > 0 && {
      ...warning,
      strong: counted(samples, 'sample'),
      rest: ` in ${title} ${samples === 1 ? 'is left out until you confirm it.' : 'are left out until you confirm them.'}`,
      action: 'Review',
    },
    ...mixedRemarks(section, mixed),
    isEmpty && {
      ...warning,
      ...firstBlank(blanks),
      strong: title,
      rest: ' is empty and left out.',
      action: 'Fill',
    },
    ...(isEmpty ? [] : blankRemarks(section, blanks)),
    silentPictures > 0 && {
      ...warning,
      strong: counted(silentPictures, 'picture'),
      rest: ` without alt text in ${title}.`,
      action: 'Add',
    },
  ].filter((remark) => remark !== false)
}
