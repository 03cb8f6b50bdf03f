import type { LibraryEntry } from '@shingle/shared/image/endpoints.ts'
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { imageLimitReached } from '@shingle/shared/image/problems.ts'
import type { PictureCredit } from '@shingle/shared/stock/stock-picture.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { type GatheredFiles, gatherFiles } from '@shingle/storage/files/gather-files.ts'
import type { UploadedImage } from '@shingle/storage/rows/picture-row.ts'
import type { ListedImage } from '@shingle/storage/rows/website-images.ts'
import { Refusal } from '../http/refusal.ts'
import type { Images } from './images.ts'
import type { Resized } from './resize-order.ts'

/** Where the pictures of websites are kept. */
export interface ImageLibrary {
  readonly files: FileStore
  readonly images: Images
}

/** An upload under the names that its files will have. */
const uploadOf = (gathered: GatheredFiles, sizes: readonly Resized[]): UploadedImage => {
  const renditions = sizes.map(({ bytes, width }) => ({
    key: gathered.add(bytes, { type: 'image/webp' }),
    width,
  }))
  const [largest, file] = [sizes.at(-1), renditions.at(-1)]
  if (largest === undefined || file === undefined) throw new Error('A picture was resized to nothing')
  const { width, height } = largest
  const bytes = sizes.reduce((sum, size) => sum + size.bytes.byteLength, 0)
  return { reference: file.key, bytes, width, height, renditions }
}

/** The row first: whoever removes files looks for one, and what gets no place in the library leaves none behind. */
export const keepUpload = async (
  { images, files }: ImageLibrary,
  { draftId, accountId }: { readonly draftId: string; readonly accountId: string },
  { sizes, credit }: { readonly sizes: readonly Resized[]; readonly credit?: PictureCredit },
): Promise<UploadedImage> => {
  const gathered = gatherFiles()
  const uploaded = { ...uploadOf(gathered, sizes), ...(credit && { credit }) }
  // Others may have come in between: only who gets a place has room.
  if (!(await images.keep(draftId, accountId, uploaded))) throw new Refusal(imageLimitReached)
  try {
    await gathered.putInto(files)
  } catch (error) {
    await images.release(draftId, uploaded.reference)
    throw error
  }
  return uploaded
}

/** An uploaded picture as a draft shows it. */
export const imageOf = ({
  reference,
  width,
  height,
  credit,
}: Pick<ListedImage, 'reference' | 'width' | 'height' | 'credit'>): LibraryEntry['image'] => ({
  ...plainImage,
  provider: credit?.provider ?? 'Custom',
  reference,
  width,
  height,
})
