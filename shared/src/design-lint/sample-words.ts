import type { AnySection, DraftContent } from '../draft/content.ts'
import { valuesIn } from '../draft/section-values.ts'
import { listsOf } from '../draft/without-blank-items.ts'
import { plainTextOf } from '../rich-text/rich-text.ts'
import { definitionOf } from '../sections/definitions.ts'
import type { Finding } from './finding.ts'

interface SampleItem {
  readonly list: string
  readonly item: string
  readonly itemLabel: string
  readonly isSample: boolean
  readonly texts: readonly string[]
  /** Whether somebody else is said to have said it. */
  readonly isQuoted: boolean
}

/** The items of a section that may be samples, with what they say. */
const itemsOf = (section: AnySection): readonly SampleItem[] =>
  listsOf(section).flatMap(({ list, field, items }) =>
    items.flatMap((item) => {
      if (!('sample' in item)) return []
      const texts = valuesIn(field.fields, item).flatMap((entry) => {
        if (entry.kind === 'rich') return [plainTextOf(entry.value).trim()]
        return entry.kind === 'text' || entry.kind === 'long' ? [entry.value.trim()] : []
      })
      const isSample = item.sample !== false
      return [
        { list, item: item.id, itemLabel: field.itemLabel, isSample, texts, isQuoted: 'authorName' in item },
      ]
    }),
  )

/** What an item tells beside its name, which any business of its trade may have; '' where it has no more than that. */
const toldBy = ({ texts }: SampleItem): string => {
  const said = texts.filter((text) => text !== '')
  return said.length < 2 ? '' : (said.toSorted((a, b) => b.length - a.length)[0] ?? '')
}

/** What the product itself would write for this business of each type, as samples. */
const writtenBy = (made: DraftContent | null): ReadonlyMap<string, ReadonlySet<string>> => {
  const texts = (made?.sections ?? []).map((section) => {
    const samples = itemsOf(section).filter(({ isSample }) => isSample)
    return [section.type, new Set(samples.map(toldBy).filter((text) => text !== ''))] as const
  })
  return new Map(texts)
}

const findingOf = (
  section: AnySection,
  found: readonly SampleItem[],
  isMadeUp: boolean,
): readonly Finding[] => {
  const [first] = found
  if (first === undefined) return []
  const { title } = definitionOf(section.type)
  const things = found.length === 1 ? `1 ${first.itemLabel}` : `${found.length} ${first.itemLabel}s`
  return [
    {
      id: 'sample-words',
      severity: isMadeUp ? 'warning' : 'note',
      section: section.id,
      item: { list: first.list, item: first.item },
      text: `${things} in ${title} ${found.length === 1 ? 'is' : 'are'} confirmed, and still ${found.length === 1 ? 'says' : 'say'} what we made up.`,
      fix: isMadeUp
        ? 'Write who it really is and what is really said, or delete it: visitors take it for true.'
        : 'Say it in your own words where yours differ. Visitors trust what only you could say.',
    },
  ]
}

/**
 * The samples that were confirmed and still say our words: what is said of made-up people, and texts as the product writes
 * them for this business, which `made` is; null where that is not known.
 */
export const sampleWordFindings = (
  { sections }: DraftContent,
  made: DraftContent | null,
): readonly Finding[] => {
  const written = writtenBy(made)
  return sections
    .filter(({ hidden }) => !hidden)
    .flatMap((section) => {
      const ours = written.get(section.type)
      const confirmed = itemsOf(section).filter(({ isSample }) => !isSample)
      const isOurs = ({ texts }: SampleItem) => texts.some((text) => ours?.has(text))
      const isMadeUp = (item: SampleItem) => item.isQuoted && isOurs(item)
      return [
        ...findingOf(section, confirmed.filter(isMadeUp), true),
        ...findingOf(
          section,
          confirmed.filter((item) => !isMadeUp(item) && isOurs(item)),
          false,
        ),
      ]
    })
}
