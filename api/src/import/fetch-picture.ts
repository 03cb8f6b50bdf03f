import { uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { uploadTypes } from '@shingle/shared/image/upload-rules.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'

/** How long is waited for the pictures of a link: all of a new website together, or one that is only looked at. */
export const picturePatienceMs = 12_000

/** A picture that was found at a link, of the types and as large as an upload may be; undefined where none comes. */
export const fetchPicture = async (
  fetchOutside: FetchOutside,
  url: string,
  signal: AbortSignal,
): Promise<Buffer | undefined> => {
  const answer = await fetchOutside({
    ...{ url, signal },
    ...{ types: uploadTypes('image'), maximum: uploadLimits.image.bytes },
  })
  return answer.ok && answer.status < 400 ? answer.bytes : undefined
}
