import { isAtHost } from '@shingle/shared/stock/is-at-host.ts'
import { type StockPicture, stockPage, stockPictureSchema } from '@shingle/shared/stock/stock-picture.ts'
import * as z from 'zod/mini'
import { fetchJson } from '../../outside/fetch-json.ts'
import type { FetchOutside } from '../../outside/fetch-outside.ts'
import type { StockSource } from './stock-library.ts'

/** How a library is asked, and what its answers are held to. */
interface LibraryCall<Answer> {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly answer: z.ZodMiniType<Answer>
  readonly signal: AbortSignal
}

/** More than two dozen pictures are told in. */
const answerMaximum = 512 * 1024

/** Asks a library by its API; undefined where it knows nothing of the kind. Rejects where it gives no such answer. */
export const askLibrary = async <Answer>(
  fetchOutside: FetchOutside,
  { url, headers, answer, signal }: LibraryCall<Answer>,
): Promise<Answer | undefined> => {
  const told = await fetchJson(fetchOutside, { url, headers, maximum: answerMaximum, signal })
  const { host } = new URL(url)
  if (!told.ok) throw new Error(`${host} could not be asked: ${told.why}`)
  if (told.status === 404) return undefined
  if (told.status !== 200) throw new Error(`${host} answered ${told.status}`)
  return answer.parse(told.said)
}

/** An address of a host, or of one below it, by https: whatever else a library says, nothing is fetched from or leads there. */
export const addressAt = (host: string) =>
  z.string().check(
    z.maxLength(1_000),
    z.refine((text) => isAtHost(text, host)),
  )

/** Words of a library, in one line and no longer than are kept. */
export const shortWords = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 250)

/** How a library's own word of a picture is read. */
export type ReadPhoto = (photo: unknown) => StockSource | undefined

/** Reads pictures as a library describes them, and says nothing of one that is not as it should be. */
export const readsPhoto =
  <Photo>(photo: z.ZodMiniType<Photo>, sourceOf: (photo: Photo) => StockSource): ReadPhoto =>
  (told) => {
    const parsed = photo.safeParse(told)
    if (!parsed.success) return undefined
    const source = sourceOf(parsed.data)
    return stockPictureSchema.safeParse(source.picture).success ? source : undefined
  }

/** The pictures of a list, at most as many as a page has: one that is wrong does not take the others with it. */
export const picturesIn = (photos: readonly unknown[], read: ReadPhoto): readonly StockPicture[] =>
  photos.slice(0, stockPage.size).flatMap((photo) => read(photo)?.picture ?? [])
