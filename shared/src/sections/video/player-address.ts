/** The film behind an address, where its host lets pages embed it without cookies. */
export interface Player {
  readonly address: string
  readonly host: 'YouTube' | 'Vimeo'
}

const youtubeId = (url: URL): string | undefined => {
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === 'youtu.be') return url.pathname.slice(1)
  if (host !== 'youtube.com') return undefined
  return url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1]
}

/** The player of a YouTube or Vimeo address; undefined for any other. */
export const playerOf = (address: string): Player | undefined => {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const youtube = youtubeId(url)
  if (youtube !== undefined && /^[\w-]{6,20}$/.test(youtube)) {
    return { host: 'YouTube', address: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1` }
  }
  const vimeo = /(?:^|\.)vimeo\.com$/.test(url.hostname) ? /\/(\d{5,12})/.exec(url.pathname)?.[1] : undefined
  return vimeo === undefined
    ? undefined
    : { host: 'Vimeo', address: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` }
}
