import { uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { noFilmPoster, uploadsBusy } from '@shingle/shared/image/problems.ts'
import { uploadTypes } from '@shingle/shared/image/upload-rules.ts'
import { type Result, refuse } from '@shingle/shared/problem/problem.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import { CrowdedOut, createTurns } from '@shingle/storage/turns/turns.ts'
import { filmPictures } from './film-pictures.ts'
import type { ImageResizer } from './image-resizer.ts'
import { resizeBytes } from './resize-bytes.ts'
import type { Resized } from './resize-order.ts'

/** What asks outside, and what opens pictures. */
export interface FilmPosterPorts {
  readonly fetchOutside: FetchOutside
  readonly resizeImage: ImageResizer
}

/** Fetches the picture that the host of a film shows for it, in our sizes, for an account. */
type TakeFilmPoster = (accountId: string, address: string) => Promise<Result<readonly Resized[]>>

const patienceMs = 15_000
// Of each that is under way memory holds the whole file.
const room = { ofOne: 1, ofAll: 12, atOnce: 2 }

export const createTakeFilmPoster = ({ fetchOutside, resizeImage }: FilmPosterPorts): TakeFilmPoster => {
  const turns = createTurns(room)

  const take = async (accountId: string, address: string): Promise<Result<readonly Resized[]>> => {
    const signal = AbortSignal.timeout(patienceMs)
    const order = { types: uploadTypes('image'), maximum: uploadLimits.image.bytes, signal }
    for (const url of await filmPictures(fetchOutside, address, signal)) {
      const answer = await fetchOutside({ ...order, url })
      if (answer.ok && answer.status === 200) return resizeBytes(resizeImage, accountId, answer.bytes)
    }
    return refuse(noFilmPoster)
  }

  return async (accountId, address) => {
    try {
      return await turns.take(accountId, () => take(accountId, address))
    } catch (thrown) {
      if (thrown instanceof CrowdedOut) return refuse(uploadsBusy)
      throw thrown
    }
  }
}
