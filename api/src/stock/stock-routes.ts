import { altTextMaximum } from '@shingle/shared/image/image-limits.ts'
import { imageLimitReached, uploadsBusy } from '@shingle/shared/image/problems.ts'
import { uploadFaults, uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import {
  searchStockEndpoint,
  stockLibrariesEndpoint,
  takeStockEndpoint,
} from '@shingle/shared/stock/endpoints.ts'
import { noSuchStockPicture, stockUnavailable } from '@shingle/shared/stock/problems.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { StockLibrary } from '@shingle/storage/providers/stock/stock-library.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { Images } from '../image/images.ts'
import { type ImageLibrary, imageOf, keepUpload } from '../image/keep-upload.ts'
import { createMakeRoom, type RoomPorts } from '../image/make-room.ts'
import { readProblems } from '../website/read-content.ts'
import type { SearchStock } from './search-stock.ts'
import type { TakePicture } from './take-picture.ts'

interface Services extends ImageLibrary, RoomPorts {
  readonly images: Images
  readonly stock: readonly StockLibrary[]
  readonly searchStock: SearchStock
  readonly takePicture: TakePicture
  readonly sweepIfDeleted: SweepIfDeleted
}

const take = (services: Services): Route => {
  const makeRoom = createMakeRoom(services)
  return route(takeStockEndpoint, {
    summary: 'Take a picture of a library of others',
    problems: [
      ...[imageLimitReached, uploadsBusy, noSuchStockPicture, stockUnavailable, ...readProblems],
      ...uploadFaults.map((fault) => uploadRefusal('image', fault)),
    ],
    handle: async ({ caller, thing: draft, body, askAgain }) => {
      const { images, takePicture, sweepIfDeleted } = services
      if (await images.isFull(draft._id)) throw new Refusal(imageLimitReached)
      const order = { draftId: draft._id, accountId: caller.id }
      const { sizes, alt, credit } = unwrap(await takePicture(caller.id, body))
      // The library may have taken long: whoever was removed meanwhile leaves nothing here.
      await askAgain()
      await makeRoom(order)
      const kept = await keepUpload(services, order, { sizes, credit })
      if (await sweepIfDeleted(draft._id)) throw new Refusal(noWebsiteAtLink)
      const image = { ...imageOf(kept), alt: alt.slice(0, altTextMaximum) }
      return { status: 201, body: { image, url: pictureUrl(kept.reference) } }
    },
  })
}

/** Libraries of pictures by others: which are connected, looking for pictures, and taking one in. */
export const stockRoutes = (services: Services): readonly Route[] => [
  route(stockLibrariesEndpoint, {
    summary: 'Which libraries of pictures are connected',
    handle: async () => ({
      status: 200,
      body: { providers: services.stock.map(({ provider }) => provider) },
    }),
  }),
  route(searchStockEndpoint, {
    summary: 'Look for pictures in the connected libraries',
    problems: [stockUnavailable],
    handle: async ({ caller, query: { query = '', orientation = 'all', page = '1' } }) => {
      const { pictures, hasMore } = unwrap(
        await services.searchStock(caller.id, { query, orientation, page: Number(page) }),
      )
      return { status: 200, body: { pictures: [...pictures], hasMore } }
    },
  }),
  take(services),
]
