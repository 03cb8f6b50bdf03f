import { uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { uploadsBusy } from '@shingle/shared/image/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { noSuchStockPicture, stockUnavailable } from '@shingle/shared/stock/problems.ts'
import type { PictureCredit } from '@shingle/shared/stock/stock-picture.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import type { StockLibrary, StockSource } from '@shingle/storage/providers/stock/stock-library.ts'
import { CrowdedOut, createTurns } from '@shingle/storage/turns/turns.ts'
import type { ImageResizer } from '../image/image-resizer.ts'
import { resizeBytes } from '../image/resize-bytes.ts'
import type { Resized } from '../image/resize-order.ts'
import type { TryShare } from '../limits/rate-limits.ts'
import { libraryFor } from './library-for.ts'

interface Ports {
  readonly stock: readonly StockLibrary[]
  readonly tryShare: TryShare
  readonly fetchOutside: FetchOutside
  readonly resizeImage: ImageResizer
  /** Hears why a library could not be asked. */
  readonly onTrouble: (error: unknown) => void
}

/** A picture of a library, in our sizes, and who made it. */
export interface TakenPicture {
  readonly sizes: readonly Resized[]
  readonly alt: string
  readonly credit: PictureCredit
}

/** Takes a picture out of a library for an account. */
export type TakePicture = (
  accountId: string,
  wanted: { readonly provider: string; readonly id: string },
) => Promise<Result<TakenPicture>>

const patienceMs = 20_000
// Of each that is under way memory holds the whole file, and twice that in the moment in which it is there.
const room = { ofOne: 2, ofAll: 18, atOnce: 2 }

export const createTakePicture = ({
  stock,
  tryShare,
  fetchOutside,
  resizeImage,
  onTrouble,
}: Ports): TakePicture => {
  const turns = createTurns(room)

  /** The largest that may be uploaded: libraries keep their originals, of which some are larger. */
  const bytesOf = async ({ sizes }: StockSource, signal: AbortSignal): Promise<Buffer | undefined> => {
    for (const url of [sizes.full, sizes.regular]) {
      const answer = await fetchOutside({
        url,
        types: ['image/*'],
        maximum: uploadLimits.image.bytes,
        signal,
      })
      if (answer.ok && answer.status === 200) return answer.bytes
    }
    return undefined
  }

  const told = async <T>(work: Promise<T>): Promise<Result<T>> => {
    try {
      return succeed(await work)
    } catch (error) {
      onTrouble(error)
      return refuse(stockUnavailable)
    }
  }

  const take = async (
    accountId: string,
    library: StockLibrary,
    id: string,
  ): Promise<Result<TakenPicture>> => {
    const signal = AbortSignal.timeout(patienceMs)
    const found = await told(library.find(id, signal))
    if (!found.ok) return found
    if (found.value === undefined) return refuse(noSuchStockPicture)
    const bytes = await bytesOf(found.value, signal)
    if (bytes === undefined) return refuse(stockUnavailable)
    const sizes = await resizeBytes(resizeImage, accountId, bytes)
    if (!sizes.ok) return sizes
    // That its library does not hear of it keeps nobody from their picture.
    await told(library.noteUse(found.value, signal))
    const { author, authorUrl, pageUrl, alt } = found.value.picture
    const credit = { provider: library.provider, author, authorUrl, pageUrl }
    return succeed({ sizes: sizes.value, alt, credit })
  }

  return async (accountId, { provider, id }) => {
    const connected = stock.find((one) => one.provider === provider)
    if (connected === undefined) return refuse(stockUnavailable)
    const library = libraryFor(tryShare, connected, accountId)
    try {
      return await turns.take(accountId, () => take(accountId, library, id))
    } catch (thrown) {
      if (thrown instanceof CrowdedOut) return refuse(uploadsBusy)
      throw thrown
    }
  }
}
