import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { uploadImageEndpoint } from '@shingle/shared/image/endpoints.ts'
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { imageLimitReached } from '@shingle/shared/image/problems.ts'
import { uploadFaults, uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { UploadedImage } from '@shingle/storage/rows/website-images.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { ImageResizer } from './image-resizer.ts'
import type { Images } from './images.ts'
import { readUpload } from './read-upload.ts'
import type { Resized } from './resize-order.ts'

interface Services {
  readonly files: FileStore
  readonly images: Images
  readonly countUse: CountUse
  readonly resizeImage: ImageResizer
}

const storeSizes = async (files: FileStore, sizes: readonly Resized[]): Promise<UploadedImage> => {
  const renditions = await Promise.all(
    sizes.map(async ({ bytes, width }) => ({ key: await files.put(bytes, { type: 'image/webp' }), width })),
  )
  const [largest, file] = [sizes.at(-1), renditions.at(-1)]
  if (largest === undefined || file === undefined) throw new Error('A picture was resized to nothing')
  return { reference: file.key, width: largest.width, height: largest.height, renditions }
}

/** Uploading one picture: its bytes are the body, `?purpose=logo` and `?purpose=favicon` have limits of their own. */
export const imageRoutes = ({ files, images, countUse, resizeImage }: Services): readonly Route[] => [
  route(uploadImageEndpoint, {
    summary: 'Upload a picture',
    problems: [
      tooManyRequests,
      imageLimitReached,
      ...uploadFaults.map((fault) => uploadRefusal('image', fault)),
    ],
    handle: async ({ ctx, caller, thing: draft, query }) => {
      await countUse('uploads-per-user', caller.id)
      if (await images.isFull(draft._id)) throw new Refusal(imageLimitReached)
      const { purpose = 'image' } = query
      const bytes = unwrap(await readUpload(ctx.req, purpose))
      const uploaded = await storeSizes(files, unwrap(await resizeImage({ bytes, purpose })))
      await images.keep(draft._id, caller.id, uploaded)
      const { reference, width, height } = uploaded
      const image = { ...plainImage, provider: 'Custom', reference, width, height } as const
      return { status: 201, body: { image, url: `/i/${reference}` } }
    },
  }),
]
