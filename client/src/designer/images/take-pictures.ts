import type { Item, ItemFields } from '@shingle/shared/field/field.ts'
import { isRecord } from '@shingle/shared/field/is-record.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { countWords } from '../../ui/count-words.ts'
import { addPicture } from '../base/draft/add-picture.ts'
import { canEdit } from '../base/draft/can-edit.ts'
import { editsOf } from '../base/draft/editing.ts'
import type { PictureList } from '../base/draft/picture-list.ts'
import { toast } from '../base/toast.ts'
import { undoToast } from '../base/undo-toast.ts'
import { imageAt } from './image-at.ts'
import { inFormerFrame } from './in-former-frame.ts'
import { placeFile } from './take-file.ts'
import { tellControlLost } from './tell-control-lost.ts'
import { tellRefused } from './tell-refused.ts'

interface Taken {
  readonly draftId: string
  readonly files: readonly File[]
  readonly to: PictureList & { readonly maximum: number }
}

type Items = readonly Item<ItemFields>[]

const itemsOf = ({ view }: OpenDraft, { section, list }: PictureList): Items => {
  const values: unknown = view.section(section)
  const items = isRecord(values) ? values[list] : undefined
  // A section's values fit their fields.
  return Array.isArray(items) ? (items as Items) : []
}

const hasWords = (item: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(item).some(
    ([name, value]) => name !== 'id' && typeof value === 'string' && value.trim() !== '',
  )

/** The items that show no photo yet, nothing or one of our drawings: theirs are the places of photos. */
const slotsIn = (draft: OpenDraft, to: PictureList) =>
  itemsOf(draft, to).flatMap((item) => {
    const drawing = imageAt(draft.view, { in: 'item', ...to, item: item.id })
    const isOpen = drawing === null || drawing.provider === 'Artwork'
    return isOpen ? [{ id: item.id, drawing, said: hasWords(item) }] : []
  })

type Slot = ReturnType<typeof slotsIn>[number]

/** Where the next photo goes: into the first place of which nothing is said, else to the end, else beside words. */
const nextSlot = (draft: OpenDraft, to: Taken['to']): Slot | undefined => {
  const slots = slotsIn(draft, to)
  const hasRoom = itemsOf(draft, to).length < to.maximum
  return slots.find(({ said }) => !said) ?? (hasRoom ? undefined : slots[0])
}

/** The items that show one of our drawings and say nothing. */
const drawingsIn = (draft: OpenDraft, to: PictureList): readonly string[] =>
  slotsIn(draft, to).flatMap(({ id, drawing, said }) => (drawing && !said ? [id] : []))

/** So many pictures, in words. */
export const counted = (count: number): string => `${count} ${count === 1 ? 'picture' : 'pictures'}`

type Step = NonNullable<ReturnType<typeof addPicture>>

interface Added {
  readonly count: number
  /** How many of them stand where drawings of ours were. */
  readonly instead: number
  /** The step of undo that all of them are. */
  readonly step: Step | undefined
}

/** Gives each file its place as soon as it is a picture, all as one step of undo; says of each that is none which it was. */
const takeEach = async (draft: OpenDraft, { draftId, files, to }: Taken): Promise<Added> => {
  let added: Added = { count: 0, instead: 0, step: undefined }
  for (const [at, file] of files.entries()) {
    const done = new AbortController()
    if (files.length > 1)
      toast(`Adding picture ${at + 1} of ${files.length}…`, { until: done.signal, icon: null })
    const taken = await placeFile(draft, { draftId, file, purpose: 'image' })
    done.abort()
    if (!taken.ok) {
      tellRefused({ purpose: 'image', name: file.name, problem: taken.problem })
      continue
    }
    const slot = nextSlot(draft, to)
    const image = inFormerFrame(slot?.drawing ?? null, taken.value)
    const step = addPicture(draft, { to, image, into: slot?.id, step: added.step })
    if (step === undefined) {
      if (!canEdit(draft.status())) tellControlLost(counted(files.length - added.count))
      break
    }
    added = { count: added.count + 1, instead: added.instead + (slot?.drawing ? 1 : 0), step }
  }
  return added
}

let lastOffer = new AbortController()

/** Says it together with an offer, which takes the place of the former one. */
const offerRemoving = (draft: OpenDraft, to: PictureList, words: string): void => {
  lastOffer.abort()
  lastOffer = new AbortController()
  const remove = () => {
    const edits = editsOf(draft)
    edits.together('Remove the drawings', () => {
      for (const item of drawingsIn(draft, to)) edits.removeItem({ ...to, item })
    })
    undoToast(draft, 'Drawings removed')
  }
  toast(words, { action: { label: 'Remove the drawings', onSelect: remove }, until: lastOffer.signal })
}

/** Once the first photo stands among our drawings, it is offered to take these off. */
export const offerForFirst = (draft: OpenDraft, to: PictureList): void => {
  const drawings = drawingsIn(draft, to)
  const isFirst = itemsOf(draft, to).length - drawings.length === 1
  if (isFirst && drawings.length > 0) offerRemoving(draft, to, 'Your first photo here')
}

const placedWords = ({ count, instead }: Added): string => {
  const words = `${countWords(count, 'photo')} placed`
  if (instead === 0) return words
  return instead === count ? `${words} instead of drawings` : `${words}, ${instead} instead of drawings`
}

/**
 * Places files in a list of pictures, one after the other: first where there is no photo yet, then at its end. Where some of our
 * drawings stay, it is offered to take them off.
 */
export const takePictures = async (draft: OpenDraft, { draftId, files, to }: Taken): Promise<void> => {
  const room = to.maximum - itemsOf(draft, to).length + slotsIn(draft, to).length
  const over = files.length - Math.max(0, room)
  if (over > 0)
    toast(`There is room for ${to.maximum} pictures: ${counted(over)} left out.`, { kind: 'trouble' })
  if (room <= 0) return
  const added = await takeEach(draft, { draftId, files: files.slice(0, room), to })
  // Undone meanwhile: nothing is there to be told of.
  if (added.step === undefined || !draft.undoManager().undoStack.includes(added.step)) return
  const words = placedWords(added)
  if (drawingsIn(draft, to).length > 0) offerRemoving(draft, to, words)
  else undoToast(draft, words)
}
