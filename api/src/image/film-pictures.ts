import { isRecord } from '@shingle/shared/field/is-record.ts'
import { playerOf } from '@shingle/shared/sections/video/player-address.ts'
import { fetchJson } from '@shingle/storage/outside/fetch-json.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'

/** What Vimeo says of a film is small; whoever says more is not listened to. */
const saidMaximum = 64 * 1024

/** The largest first; not every film has that. */
const youtubeSizes = ['maxresdefault', 'sddefault', 'hqdefault']

const isOfVimeo = (address: unknown): address is string => {
  if (typeof address !== 'string' || !URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  return protocol === 'https:' && host === 'i.vimeocdn.com'
}

/** Where the picture of a film may stand, the best first; none for what is no film of YouTube or Vimeo. */
export const filmPictures = async (
  fetchOutside: FetchOutside,
  address: string,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const player = playerOf(address)
  if (player === undefined) return []
  const id = new URL(player.address).pathname.split('/').at(-1) ?? ''
  if (player.host === 'YouTube') return youtubeSizes.map((size) => `https://i.ytimg.com/vi/${id}/${size}.jpg`)
  const film = encodeURIComponent(`https://vimeo.com/${id}`)
  const url = `https://vimeo.com/api/oembed.json?width=1280&url=${film}`
  const answer = await fetchJson(fetchOutside, { url, maximum: saidMaximum, signal })
  const picture = answer.ok && isRecord(answer.said) ? answer.said.thumbnail_url : undefined
  return isOfVimeo(picture) ? [picture] : []
}
