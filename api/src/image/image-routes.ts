import {
  deleteImageEndpoint,
  imageUsesEndpoint,
  listImagesEndpoint,
  uploadImageEndpoint,
} from '@shingle/shared/image/endpoints.ts'
import {
  imageInUse,
  imageLimitReached,
  noSuchImage,
  uploadsBusy,
  uploadTooSlow,
} from '@shingle/shared/image/problems.ts'
import { uploadFaults, uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { readFileKey } from '@shingle/storage/files/file-key.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { TryUse } from '../limits/rate-limits.ts'
import { readContent, readProblems } from '../website/read-content.ts'
import { type FilmPosterServices, filmPosterRoute } from './film-poster-route.ts'
import type { ImageResizer } from './image-resizer.ts'
import { type Images, shows } from './images.ts'
import { imageOf, keepUpload } from './keep-upload.ts'
import { createMakeRoom } from './make-room.ts'
import type { UploadIntake } from './upload-intake.ts'

interface Services extends FilmPosterServices {
  readonly log: DraftLog
  readonly files: FileStore
  readonly images: Images
  readonly takeUpload: UploadIntake
  readonly tryUse: TryUse
  readonly resizeImage: ImageResizer
  readonly sweepIfDeleted: SweepIfDeleted
}

const upload = (services: Services): Route => {
  const makeRoom = createMakeRoom(services)
  return route(uploadImageEndpoint, {
    summary: 'Upload a picture',
    problems: [
      imageLimitReached,
      uploadsBusy,
      uploadTooSlow,
      ...readProblems,
      ...uploadFaults.map((fault) => uploadRefusal('image', fault)),
    ],
    handle: async ({ ctx, caller, thing: draft, query, askAgain }) => {
      const { images, takeUpload, resizeImage, sweepIfDeleted, tryUse } = services
      // Only once it was opened is it known whether the picture is in a full library already, and needs no other place.
      if ((await images.isFull(draft._id)) && !(await tryUse('full-uploads-per-user', caller.id)))
        throw new Refusal(imageLimitReached)
      const { purpose = 'image' } = query
      const order = { draftId: draft._id, accountId: caller.id }
      const takeIn = async (file: string) => {
        // A body may take minutes: whoever was removed meanwhile leaves nothing here.
        await askAgain()
        // Among the few pictures that one person has on their way, since it reads all that may show one.
        await makeRoom(order)
        return resizeImage(caller.id, { file, purpose })
      }
      const arriving = { request: ctx.req, purpose, accountId: caller.id, address: ctx.ip }
      const sizes = unwrap(await takeUpload(arriving, takeIn))
      const uploaded = await keepUpload(services, order, { sizes })
      // The website may have been deleted while the picture was on its way.
      if (await sweepIfDeleted(draft._id)) throw new Refusal(noWebsiteAtLink)
      return { status: 201, body: { image: imageOf(uploaded), url: pictureUrl(uploaded.reference) } }
    },
  })
}

const list = ({ images }: Services): Route =>
  route(listImagesEndpoint, {
    summary: 'The image library of a website',
    handle: async ({ thing: draft }) => {
      const entries = (await images.list(draft._id)).map((image) => ({
        image: imageOf(image),
        thumbnail: pictureUrl(image.renditions[0]?.key ?? image.reference),
        ...(image.credit && { credit: image.credit }),
      }))
      return { status: 200, body: { images: entries } }
    },
  })

/** Pictures are named by their file's key; any other text would be found wherever it stands in the words. */
const requireKey = (reference: string): void => {
  if (readFileKey(reference) === undefined) throw new Refusal(noSuchImage)
}

const uses = ({ images, log }: Services): Route =>
  route(imageUsesEndpoint, {
    summary: 'Where a picture is used',
    problems: [noSuchImage, ...readProblems],
    handle: async ({ caller, thing: draft, params: { reference } }) => {
      requireKey(reference)
      const order = { draftId: draft._id, accountId: caller.id }
      const { content } = unwrap(await readContent(log, order))
      return { status: 200, body: await images.usesOf(draft._id, reference, content) }
    },
  })

const remove = ({ images, log }: Services): Route =>
  route(deleteImageEndpoint, {
    summary: 'Delete a picture from the library',
    problems: [noSuchImage, imageInUse, ...readProblems],
    handle: async ({ caller, thing: draft, params: { reference } }) => {
      requireKey(reference)
      const order = { draftId: draft._id, accountId: caller.id }
      const { content } = unwrap(await readContent(log, order))
      if (shows(content, reference)) throw new Refusal(imageInUse)
      await images.release(draft._id, reference)
      return { status: 204, body: undefined }
    },
  })

/** The image library: uploading one picture (its bytes are the body), the list, where one is used, deleting, and the picture of a film. */
export const imageRoutes = (services: Services): readonly Route[] => [
  upload(services),
  list(services),
  uses(services),
  remove(services),
  filmPosterRoute(services),
]
