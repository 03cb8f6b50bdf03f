import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { seeFoundPictureEndpoint } from '@shingle/shared/import/endpoints.ts'
import { foundLimits, foundPreviewWidth } from '@shingle/shared/import/import-limits.ts'
import { pictureUnseen } from '@shingle/shared/import/problems.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import type { ImportRow, Imports } from '@shingle/storage/rows/imports.ts'
import { goneSignal } from '../http/gone-signal.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import type { ImageResizer } from '../image/image-resizer.ts'
import { resizeBytes } from '../image/resize-bytes.ts'
import { createCallTurns } from '../limits/call-turns.ts'
import { fetchPicture, picturePatienceMs } from './fetch-picture.ts'

interface Services {
  readonly imports: Imports
  readonly fetchOutside: FetchOutside
  readonly resizeImage: ImageResizer
}

// Of each that is under way memory holds the whole file.
const room = { ofOne: foundLimits.pictures, ofAll: 6 * foundLimits.pictures, atOnce: 2 }

// One asker to the decoders, whoever looks: those who upload always have the other decoder.
const strangers = 'found pictures'

/** Where a picture stands that the server itself found; an address comes from nowhere else. */
const placeOf = (row: ImportRow | undefined, id: string): string | undefined => {
  if (row?.state.state !== 'read') return undefined
  const found = row.state.found.items.find((item) => item.id === id)
  return found?.kind === 'picture' ? found.choices[0]?.value.url : undefined
}

/** Showing a picture that was found at a link, small and encoded anew, to who holds the import; nothing of it is kept. */
export const foundPictureRoute = ({ imports, fetchOutside, resizeImage }: Services): Route => {
  const turns = createCallTurns(room)

  const preview = async (url: string, gone: AbortSignal): Promise<Uint8Array | undefined> => {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(picturePatienceMs)])
    // Nobody waits any more for what stood in the row.
    const bytes = signal.aborted ? undefined : await fetchPicture(fetchOutside, url, signal)
    if (bytes === undefined || signal.aborted) return undefined
    const small: ImageResizer = (asker, order) => resizeImage(asker, { ...order, widest: foundPreviewWidth })
    const resized = await resizeBytes(small, strangers, bytes)
    return resized.ok ? resized.value.at(-1)?.bytes : undefined
  }

  return openRoute(seeFoundPictureEndpoint, {
    summary: 'Look at a picture that was found at a link, small',
    problems: [tooManyRequests, pictureUnseen],
    handle: async ({ ctx, params: { importId, item } }) => {
      const url = placeOf(await imports.find(importId), item)
      if (url === undefined) throw new Refusal(pictureUnseen)
      const gone = goneSignal(ctx)
      const bytes = await turns.take(askerOf(ctx.ip), () => preview(url, gone))
      if (bytes === undefined) throw new Refusal(pictureUnseen)
      ctx.set('Cache-Control', 'private, max-age=600')
      ctx.type = 'image/webp'
      ctx.body = Buffer.from(bytes)
      return { status: 200, body: undefined }
    },
  })
}
