import type { Item, ItemFields } from '@shingle/shared/field/field.ts'
import { isRecord } from '@shingle/shared/field/is-record.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { addPictures } from '../base/draft/add-pictures.ts'
import { canEdit } from '../base/draft/can-edit.ts'
import { editsOf } from '../base/draft/editing.ts'
import type { PictureList } from '../base/draft/picture-list.ts'
import { toast } from '../base/toast.ts'
import { undoToast } from '../base/undo-toast.ts'
import { placeFile } from './take-file.ts'
import { tellControlLost } from './tell-control-lost.ts'

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

/** Takes files one after the other; says of each that is none of a picture which it was. */
const takeEach = async (
  draft: OpenDraft,
  { draftId, files }: Pick<Taken, 'draftId' | 'files'>,
): Promise<readonly ImageValue[]> => {
  const images: ImageValue[] = []
  for (const file of files) {
    const taken = await placeFile(draft, { draftId, file, purpose: 'image' })
    if (taken.ok) images.push(taken.value)
    else toast(`${file.name}: ${taken.problem.text}`, { kind: 'trouble' })
  }
  return images
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
 * Adds files to a list of pictures. Where there is no room beside our drawings, these give way; where some stay, it is
 * offered to take them off.
 */
export const takePictures = async (draft: OpenDraft, { draftId, files, to }: Taken): Promise<void> => {
  const drawings = drawingsIn(draft, to)
  const own = itemsOf(draft, to).length - drawings.length
  const room = Math.max(0, to.maximum - own)
  const over = files.length - room
  if (over > 0)
    toast(`There is room for ${to.maximum} pictures: ${counted(over)} left out.`, { kind: 'trouble' })
  if (room === 0) return
  const done = new AbortController()
  if (files.length > 1)
    toast(`Adding ${counted(Math.min(files.length, room))}…`, { until: done.signal, icon: null })
  const images = await takeEach(draft, { draftId, files: files.slice(0, room) })
  done.abort()
  if (images.length === 0) return
  const tooMany = Math.max(0, own + drawings.length + images.length - to.maximum)
  const instead = drawings.slice(drawings.length - tooMany)
  const added = addPictures(draft, { to, images, instead })
  if (added === 0) {
    if (!canEdit(draft.status())) tellControlLost(counted(images.length))
    return
  }
  const words = `${counted(added)} added`
  if (drawings.length > tooMany) offerReplacing(draft, to, words)
  else undoToast(draft, words)
}
