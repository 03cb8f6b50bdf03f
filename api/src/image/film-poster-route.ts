import { takeFilmPosterEndpoint } from '@shingle/shared/image/endpoints.ts'
import { imageLimitReached, noFilmPoster, uploadsBusy } from '@shingle/shared/image/problems.ts'
import { uploadFaults, uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { readProblems } from '../website/read-content.ts'
import type { Images } from './images.ts'
import { type ImageLibrary, imageOf, keepUpload } from './keep-upload.ts'
import { createMakeRoom, type RoomPorts } from './make-room.ts'
import { createTakeFilmPoster, type FilmPosterPorts } from './take-film-poster.ts'

/** What the picture of a film is fetched, opened and kept with. */
export interface FilmPosterServices extends ImageLibrary, RoomPorts, FilmPosterPorts {
  readonly images: Images
  readonly sweepIfDeleted: SweepIfDeleted
}

/** The picture of a film, taken in as an upload is: visitors' pages ask its host for nothing. */
export const filmPosterRoute = (services: FilmPosterServices): Route => {
  const makeRoom = createMakeRoom(services)
  const takeFilmPoster = createTakeFilmPoster(services)
  return route(takeFilmPosterEndpoint, {
    summary: 'Take the picture of a film',
    problems: [
      ...[imageLimitReached, uploadsBusy, noFilmPoster, ...readProblems],
      ...uploadFaults.map((fault) => uploadRefusal('image', fault)),
    ],
    handle: async ({ caller, thing: draft, body, askAgain }) => {
      const { images, sweepIfDeleted } = services
      if (await images.isFull(draft._id)) throw new Refusal(imageLimitReached)
      const order = { draftId: draft._id, accountId: caller.id }
      const sizes = unwrap(await takeFilmPoster(caller.id, body.address))
      // Its host may have taken long: whoever was removed meanwhile leaves nothing here.
      await askAgain()
      await makeRoom(order)
      const kept = await keepUpload(services, order, { sizes })
      if (await sweepIfDeleted(draft._id)) throw new Refusal(noWebsiteAtLink)
      return { status: 201, body: { image: imageOf(kept), url: pictureUrl(kept.reference) } }
    },
  })
}
