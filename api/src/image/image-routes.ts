import type { ParsedUrlQuery } from 'node:querystring'
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { imageLimitReached } from '@shingle/shared/image/problems.ts'
import { type UploadPurpose, uploadPurposes } from '@shingle/shared/image/upload-rules.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { UploadedImage } from '@shingle/storage/rows/website-images.ts'
import { invalidField } from '../http/problems.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { draftRoute, type Route } from '../http/route.ts'
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

const purposeOf = ({ purpose = 'image' }: ParsedUrlQuery): UploadPurpose => {
  const known = uploadPurposes.find((one) => one === purpose)
  if (known === undefined) throw new Refusal(invalidField('purpose'))
  return known
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
  draftRoute({
    method: 'PUT',
    path: '/api/drafts/:id/images',
    action: 'draft.upload-image',
    handle: async ({ ctx, caller, draft }) => {
      await countUse('uploads-per-user', caller.id)
      if (await images.isFull(draft._id)) throw new Refusal(imageLimitReached)
      const purpose = purposeOf(ctx.query)
      const bytes = unwrap(await readUpload(ctx.req, purpose))
      const uploaded = await storeSizes(files, unwrap(await resizeImage({ bytes, purpose })))
      await images.keep(draft._id, caller.id, uploaded)
      const { reference, width, height } = uploaded
      const image = { ...plainImage, provider: 'Custom', reference, width, height }
      return { status: 201, body: { image, url: `/i/${reference}` } }
    },
  }),
]
