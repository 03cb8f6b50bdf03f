import type { ItemsField } from '@shingle/shared/field/field.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { byteWords } from '../../ui/byte-words.ts'

interface Tile {
  /** What the item is called. */
  readonly name: string
  readonly image: ImageValue | null
  readonly field: ItemsField
  /** Where the picture is on this device only. */
  readonly file: Blob | undefined
}

/** The line below a picture: its caption or what it shows; of one that says neither, what it is or what it lacks. */
export const tileWords = ({ name, image, field, file }: Tile): string => {
  const isUnnamed = name.replace(/ \d{1,3}$/, '').toLowerCase() === field.itemLabel
  if (image === null || image.alt !== '' || !isUnnamed) return name
  return file ? fileWords(file, name) : `${name}, without alt text`
}

/** A file by its name, as a camera gives it, and its size: 'IMG 2291, 3.1 MB'. */
const fileWords = (file: Blob, name: string): string => {
  const stem = file instanceof File ? file.name.replace(/\.\w+$/, '').replaceAll(/[_\s]+/g, ' ') : ''
  return `${stem.trim() || name}, ${byteWords(file.size)}`
}
