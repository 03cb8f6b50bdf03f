import type { AnySection } from '../draft/content.ts'
import { valuesIn } from '../draft/section-values.ts'
import { listsOf } from '../draft/without-blank-items.ts'
import { wordsOf } from '../draft/words-of.ts'
import type { Item, ItemFields } from '../field/field.ts'
import { richTextOf } from '../rich-text/rich-text.ts'
import { wordings } from './wordings.ts'

const authors: ReadonlySet<string> = new Set(Object.values(wordings).map(({ sample }) => sample.author))

/** Whether a review is still said to be by the customer of our samples, who is nobody, in whatever language. */
export const isMadeUpAuthor = (name: string): boolean => authors.has(name.trim())

/** Who is no person, and what is said of nobody, in every language: true of no business. */
const madeUp: ReadonlySet<string> = new Set(
  Object.values(wordings).flatMap(({ sample }) => [
    ...[sample.author, sample.authorLocation, sample.memberName, ...sample.memberBios],
  ]),
)

/** Who a review or an introduction is of: without that one, nothing of it is said by anybody. */
const whose: readonly string[] = ['authorName', 'name']

interface MadeUpParts {
  /** The fields whose words are true of nobody. */
  readonly names: readonly string[]
  /** Whether it is of nobody as a whole. */
  readonly isOfNobody: boolean
}

/** What of an item that its owner wrote or confirmed is still said of nobody. */
export const madeUpPartsOf = (fields: ItemFields, item: Item<ItemFields>): MadeUpParts => {
  if (!('sample' in item) || item.sample === true) return { names: [], isOfNobody: false }
  const names = valuesIn(fields, item)
    .filter((entry) => madeUp.has(wordsOf(entry)))
    .map(({ name }) => name)
  return { names, isOfNobody: names.some((name) => whose.includes(name)) }
}

const withoutMadeUpIn = (fields: ItemFields, item: Item<ItemFields>): readonly Item<ItemFields>[] => {
  const { names, isOfNobody } = madeUpPartsOf(fields, item)
  if (isOfNobody) return []
  const empty = names.map((name) => [name, fields[name]?.kind === 'rich' ? richTextOf('') : ''])
  return [{ ...item, ...Object.fromEntries(empty) }]
}

/** A section without what is said of people who do not exist, also where its owner confirmed it: nobody can make it true. */
export const withoutMadeUp = <S extends AnySection>(section: S): S => ({
  ...section,
  ...Object.fromEntries(
    listsOf(section).map(({ list, field, items }) => [
      list,
      items.flatMap((item) => withoutMadeUpIn(field.fields, item)),
    ]),
  ),
})
