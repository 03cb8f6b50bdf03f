import type { Item, ItemFields } from '@shingle/shared/field/field.ts'
import { isRecord } from '@shingle/shared/field/is-record.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { addPicture } from '../base/draft/add-picture.ts'
import { canEdit } from '../base/draft/can-edit.ts'
import { editsOf } from '../base/draft/editing.ts'
import type { PictureList } from '../base/draft/picture-list.ts'
import { toast } from '../base/toast.ts'
import { undoToast } from '../base/undo-toast.ts'
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

const isDrawing = (item: Readonly<Record<string, unknown>>, field: string): boolean => {
  const { id: _, [field]: image, ...others } = item
  const saysNothing = Object.values(others).every((value) => typeof value !== 'string' || value.trim() === '')
  return saysNothing && isRecord(image) && image.provider === 'Artwork'
}

/** The items that show one of our drawings and say nothing: theirs is the place of a photo. */
const drawingsIn = (draft: OpenDraft, to: PictureList): readonly string[] =>
  itemsOf(draft, to)
    .filter((item) => isDrawing(item, to.field))
    .map(({ id }) => id)

/** So many pictures, in words. */
export const counted = (count: number): string => `${count} ${count === 1 ? 'picture' : 'pictures'}`

type Step = NonNullable<ReturnType<typeof addPicture>>

interface Added {
  readonly count: number
  /** The step of undo that all of them are. */
  readonly step: Step | undefined
}

/** Gives each file its place as soon as it is a picture, all as one step of undo; says of each that is none which it was. */
const takeEach = async (draft: OpenDraft, { draftId, files, to }: Taken): Promise<Added> => {
  let added: Added = { count: 0, step: undefined }
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
    const isFull = itemsOf(draft, to).length >= to.maximum
    const instead = isFull ? drawingsIn(draft, to).at(-1) : undefined
    const step = addPicture(draft, { to, image: taken.value, instead, step: added.step })
    if (step === undefined) {
      if (!canEdit(draft.status())) tellControlLost(counted(files.length - added.count))
      break
    }
    added = { count: added.count + 1, step }
  }
  return added
}

const offerReplacing = (draft: OpenDraft, to: PictureList, words: string): void => {
  const replace = () => {
    const edits = editsOf(draft)
    edits.together('Replace the drawings', () => {
      for (const item of drawingsIn(draft, to)) edits.removeItem({ ...to, item })
    })
    undoToast(draft, 'Drawings replaced')
  }
  toast(words, { action: { label: 'Replace the drawings', onSelect: replace } })
}

/** Once the first photo stands among our drawings, it is offered to take these off. */
export const offerForFirst = (draft: OpenDraft, to: PictureList): void => {
  const drawings = drawingsIn(draft, to)
  const isFirst = itemsOf(draft, to).length - drawings.length === 1
  if (isFirst && drawings.length > 0) offerReplacing(draft, to, 'Your first photo here')
}

/**
 * Adds files to a list of pictures, one after the other. Where there is no room beside our drawings, these give way; where
 * some stay, it is offered to take them off.
 */
export const takePictures = async (draft: OpenDraft, { draftId, files, to }: Taken): Promise<void> => {
  const drawings = drawingsIn(draft, to)
  const room = Math.max(0, to.maximum - (itemsOf(draft, to).length - drawings.length))
  const over = files.length - room
  if (over > 0)
    toast(`There is room for ${to.maximum} pictures: ${counted(over)} left out.`, { kind: 'trouble' })
  if (room === 0) return
  const { count, step } = await takeEach(draft, { draftId, files: files.slice(0, room), to })
  // Undone meanwhile: nothing is there to be told of.
  if (step === undefined || !draft.undoManager().undoStack.includes(step)) return
  const words = `${counted(count)} added`
  if (drawingsIn(draft, to).length > 0) offerReplacing(draft, to, words)
  else undoToast(draft, words)
}
