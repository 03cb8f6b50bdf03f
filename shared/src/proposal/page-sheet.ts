import type { FieldAddress } from '../draft/address.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import type { Fields } from '../field/field.ts'
import { definitionOf } from '../sections/definitions.ts'
import { sections as definitions, type SectionType } from '../sections/sections.ts'
import { helpedText } from '../word-help/helped-text.ts'
import { addedByHand } from '../word-help/others-words.ts'
import { lookChoices } from './look-choices.ts'
import { type ProposedEdit, proposedLooks } from './proposed-edit.ts'
import type { SheetAnswer } from './sheet-answer.ts'

type TextAddress = Extract<FieldAddress, { in: 'section' | 'item' }>

/** What the short names of a sheet stand for. */
interface Names {
  readonly texts: ReadonlyMap<string, TextAddress>
  readonly sections: ReadonlyMap<string, string>
  readonly addable: readonly SectionType[]
}

const addressesIn = (section: AnySection): readonly TextAddress[] => {
  const values: Readonly<Record<string, unknown>> = { ...section }
  const fields: Fields = definitionOf(section.type).fields
  return Object.entries(fields).flatMap(([name, field]): TextAddress[] => {
    if (field.kind !== 'items') return [{ in: 'section', section: section.id, field: name }]
    const list = values[name]
    const items: readonly { id: string }[] = Array.isArray(list) ? list : []
    return items.flatMap(({ id: item }) =>
      Object.keys(field.fields).map((one) => ({
        ...{ in: 'item' as const, section: section.id, list: name },
        ...{ item, field: one },
      })),
    )
  })
}

/** Tells of every section and text by a short name, and remembers what each stands for. */
const tellSections = (content: DraftContent, only: string | undefined) => {
  const texts = new Map<string, TextAddress>()
  const ids = new Map<string, string>()
  const told = content.sections.flatMap((section, index) => {
    if (only !== undefined && section.id !== only) return []
    const name = `s${index + 1}`
    ids.set(name, section.id)
    const words = addressesIn(section).flatMap((at) => {
      const of = helpedText(content, at)
      if (of === undefined || of.text === '') return []
      const text = `t${texts.size + 1}`
      texts.set(text, at)
      return [[text, of.text] as const]
    })
    const { title, layouts } = definitionOf(section.type)
    const ways = layouts.length > 1 ? { layout: section.layout, layouts: layouts.map(({ id }) => id) } : {}
    return { name, is: title, ...ways, texts: Object.fromEntries(words) }
  })
  return { told, texts, ids }
}

/** The section before which something is to stand, null for the end; undefined for a name of none. */
const placeOf = ({ sections }: Names, name: string): string | null | undefined =>
  name === 'end' ? null : sections.get(name)

const readers: Readonly<
  Record<SheetAnswer['do'], (names: Names, answer: SheetAnswer) => ProposedEdit | undefined>
> = {
  write: ({ texts }, { on, to }) => {
    const at = texts.get(on)
    return at && { is: 'write', at, text: to }
  },
  move: (names, { on, to }) => {
    const [section, before] = [names.sections.get(on), placeOf(names, to)]
    return section === undefined || before === undefined ? undefined : { is: 'move', section, before }
  },
  layout: ({ sections }, { on, to }) => {
    const section = sections.get(on)
    return section === undefined ? undefined : { is: 'layout', section, layout: to }
  },
  look: (_, { on, to }) => {
    const look = proposedLooks.find((one) => one === on)
    return look && lookChoices[look].includes(to) ? { is: 'look', look, choice: to } : undefined
  },
  add: (names, { on, to }) => {
    const [type, before] = [names.addable.find((one) => one === on), placeOf(names, to)]
    return type === undefined || before === undefined ? undefined : { is: 'add', type, before }
  },
  remove: ({ sections }, { on }) => {
    const section = sections.get(on)
    return section === undefined ? undefined : { is: 'remove', section }
  },
}

/**
 * A page as a model is told of it, everything by a short name that it can answer with; nothing else can be named. With `only` it is
 * told of one section, and may write its texts.
 */
export const pageSheet = (content: DraftContent, only?: string) => {
  const { told, texts, ids } = tellSections(content, only)
  const count = (type: string) => content.sections.filter((one) => one.type === type).length
  const addable = definitions
    .filter(({ type, maximumCount }) => count(type) < maximumCount && !addedByHand.includes(type))
    .map(({ type }) => type)
  const names: Names = { texts, sections: ids, addable }
  return {
    /** What a model is told. */
    told: only === undefined ? { sections: told, looks: lookChoices, mayAdd: addable } : { sections: told },
    /** The edit that an answer names; undefined for one that names nothing of the sheet. */
    read: (answer: SheetAnswer): ProposedEdit | undefined =>
      only === undefined || answer.do === 'write' ? readers[answer.do](names, answer) : undefined,
  }
}
