import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { ItemAddress, ListAddress } from '@shingle/shared/draft/edits/items.ts'
import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import type { OpenDraft } from '../../../replica/draft.ts'
import type { DraftView } from '../../../replica/draft-view.ts'
import {
  addressBeside,
  type Beside,
  fieldWord,
  isAt,
  isWaiting,
  type WaitingPicture,
} from '../../../replica/pictures/waiting-picture.ts'
import { fieldEntries } from './field-entry.ts'

interface FieldEdit {
  at: FieldAddress
  value: unknown
  write: () => Result<undefined>
  /** What goes with a picture: it is written when that is, and waits with it. */
  beside?: Beside | undefined
}

/** Writes a field, or has its picture wait where the file is not uploaded yet. */
export const writeOrWait = (
  { pictures }: OpenDraft,
  { at, value, write, beside }: FieldEdit,
): Result<undefined> => {
  const waiting = pictures.waiting()
  const former = waiting.find(isAt(at))
  const others = waiting.filter((picture) => picture !== former).map(without(at))
  const isConcerned = former !== undefined || others.some((picture) => !waiting.includes(picture))
  if (!isWaiting(value) && !isConcerned) return write()
  if (!isWaiting(value)) return pictures.change(write, (written) => (written.ok ? others : waiting))
  // The same photo cut otherwise keeps what goes with it.
  const kept = beside ?? (former?.image.reference === value.reference ? former.beside : undefined)
  return pictures.change(
    () => succeed(undefined),
    () => [...others, { at, image: value, ...(kept && { beside: kept }) }],
  )
}

/** What its owner says of a field is not to become anything else with the picture beside it. */
const without =
  (at: FieldAddress) =>
  (picture: WaitingPicture): WaitingPicture => {
    const also = addressBeside(picture)
    const isSaid = also !== undefined && fieldWord(also) === fieldWord(at)
    return isSaid ? { at: picture.at, image: picture.image } : picture
  }

/** Where in a copy the picture of an original stands; undefined for the picture of something else. */
type Twin<T> = (at: FieldAddress, copy: T) => FieldAddress | undefined

/** Copies something of the draft together with the pictures that wait in it. */
export const copyWithWaiting = <T>(
  { pictures }: OpenDraft,
  copy: () => Result<T>,
  twin: Twin<T>,
): Result<T> => {
  const waiting = pictures.waiting()
  return pictures.change(copy, (made) => {
    if (!made.ok) return waiting
    const twins = waiting.flatMap((picture) => {
      const found = twin(picture.at, made.value)
      return found ? [{ ...picture, at: found }] : []
    })
    return [...waiting, ...twins]
  })
}

export const itemTwin =
  ({ section, item }: ItemAddress): Twin<string> =>
  (at, copy) =>
    at.in === 'item' && at.section === section && at.item === item ? { ...at, item: copy } : undefined

/** Of several items, by the copies that were made of them. */
export const itemsTwin =
  ({ section, list }: ListAddress): Twin<ReadonlyMap<string, string>> =>
  (at, copies) => {
    const copy =
      at.in === 'item' && at.section === section && at.list === list ? copies.get(at.item) : undefined
    return at.in === 'item' && copy !== undefined ? { ...at, item: copy } : undefined
  }

/** The items of a copied section have ids of their own, in the same sequence. */
export const sectionTwin =
  (view: DraftView, section: string): Twin<string> =>
  (at, copy) => {
    if (at.in === 'section') return at.section === section ? { ...at, section: copy } : undefined
    if (at.in !== 'item' || at.section !== section) return undefined
    const item = itemIds(view, section, at.list).indexOf(at.item)
    const twin = itemIds(view, copy, at.list)[item]
    return twin === undefined ? undefined : { ...at, section: copy, item: twin }
  }

const itemIds = (view: DraftView, id: string, list: string): readonly string[] => {
  const section = view.section(id)
  const definition = findDefinition(section?.type)
  if (!section || !definition) return []
  const entry = fieldEntries(fieldsOf(definition), section).find(({ name }) => name === list)
  return entry?.kind === 'items' ? entry.value.map((item) => item.id) : []
}
