import type { AnySection } from './content.ts'
import { isBlank, listsOf } from './without-blank-items.ts'

/** An item that holds nothing a visitor could read or see, and where it stands. */
export interface BlankItem {
  readonly list: string
  readonly item: string
  /** What such an item is called, such as 'service'. */
  readonly itemLabel: string
}

/** The items of a section that visitors never get, for there is nothing of them to show. */
export const blankItems = (section: AnySection): readonly BlankItem[] =>
  listsOf(section).flatMap(({ list, field, items }) =>
    items
      .filter((item) => isBlank(field.fields, item))
      .map(({ id }) => ({ list, item: id, itemLabel: field.itemLabel })),
  )

/** Where the first blank item stands, as what is said of the blanks leads to it; nothing where there is none. */
export const firstBlank = ([first]: readonly BlankItem[]): { item?: Pick<BlankItem, 'list' | 'item'> } =>
  first === undefined ? {} : { item: { list: first.list, item: first.item } }

/** Blank items by what they are called: one is told of blank services apart from blank questions. */
export const blanksByLabel = (
  blanks: readonly BlankItem[],
): readonly (readonly [itemLabel: string, blanks: readonly BlankItem[]])[] => [
  ...Map.groupBy(blanks, ({ itemLabel }) => itemLabel),
]
