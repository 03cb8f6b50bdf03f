import type { FieldAddress } from '../draft/address.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import type { Rewording } from '../draft/edits/reword.ts'
import type { Language } from '../language/language.ts'
import type { SaidWords } from '../sections/said.ts'
import { saidWords } from '../sections/said-words.ts'
import { wordings } from './wordings.ts'

const saidBySettings: SaidWords = ({ cookies }) => [cookies.text, cookies.accept, cookies.reject]

interface Turn {
  readonly said: SaidWords
  readonly from: Language
  readonly to: Language
  /** Puts the business's name where a heading has room for it. */
  readonly fill: (template: string) => string
}

/** Each of the words in one language with what stands for it in the other; a list that is shorter there ends with its last. */
const turned = ({ said, from, to, fill }: Turn): ReadonlyMap<string, string> => {
  const there = said(wordings[to]).map((words) => [words].flat())
  const pairs = said(wordings[from]).flatMap((words, at) =>
    [words].flat().map((word, index): [string, string] => {
      const others = there[at] ?? []
      return [fill(word), fill(others[index] ?? others.at(-1) ?? word)]
    }),
  )
  // Of two that are the same here, the first is meant.
  return new Map(pairs.toReversed())
}

type Place = (field: string) => FieldAddress

const rewordingsOf = (
  values: object,
  words: ReadonlyMap<string, string>,
  place: Place,
): readonly Rewording[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const other = typeof value === 'string' ? words.get(value) : undefined
    return other === undefined || other === value ? [] : [{ at: place(field), value: other }]
  })

const itemsOf = (section: AnySection): readonly { readonly id: string }[] =>
  'items' in section ? section.items : []

/** What another language changes of a draft: the product's own words, where its owner let them stand. */
export const rewordings = (
  { business, settings, sections }: DraftContent,
  to: Language,
): readonly Rewording[] => {
  const from = settings.language
  const fill = (template: string) => template.replaceAll('{name}', () => business.name)
  const ofSettings = rewordingsOf(settings, turned({ said: saidBySettings, from, to, fill }), (field) => ({
    in: 'settings',
    field,
  }))
  const ofSections = sections.flatMap((section) => {
    const said = saidWords[section.type]
    if (said === undefined) return []
    const words = turned({ said, from, to, fill })
    const at = { section: section.id }
    return [
      ...rewordingsOf(section, words, (field) => ({ in: 'section', ...at, field })),
      ...itemsOf(section).flatMap((item) =>
        rewordingsOf(item, words, (field) => ({ in: 'item', ...at, list: 'items', item: item.id, field })),
      ),
    ]
  })
  return [...ofSettings, ...ofSections]
}
