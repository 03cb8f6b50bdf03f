import { createServer, type ServerResponse } from 'node:http'
import sharp from 'sharp'

const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#3a6ea5' } })
  .jpeg()
  .toBuffer()

const file = (name: string) => `https://images.pexels.com/photos/${name}.jpeg`

/** A picture as Pexels tells of it. */
export const pexelsPhoto = (id: number) => ({
  ...{ id, width: 4000, height: 3000, url: `https://www.pexels.com/photo/hands-${id}/` },
  ...{ photographer: `Ana ${id}`, photographer_url: 'https://www.pexels.com/@ana', alt: 'Hands  at\nwork' },
  src: {
    original: file(`${id}/o`),
    large2x: file(`${id}/l`),
    medium: file(`${id}/m`),
    tiny: file(`${id}/t`),
  },
})

const unsplashFile = (name: string) => `https://images.unsplash.com/photo-${name}?ixid=1`

/** A picture as Unsplash tells of it. */
export const unsplashPhoto = (id: string) => ({
  ...{ id, width: 3000, height: 4000, alt_description: null, description: 'Bread' },
  urls: {
    ...{
      raw: unsplashFile(`${id}-raw`),
      full: unsplashFile(`${id}-full`),
      regular: unsplashFile(`${id}-regular`),
    },
    ...{ small: unsplashFile(`${id}-small`), thumb: unsplashFile(`${id}-thumb`) },
  },
  links: {
    html: `https://unsplash.com/photos/${id}`,
    download_location: `https://api.unsplash.com/photos/${id}/download?ixid=1`,
  },
  user: { name: `Ben ${id}`, links: { html: 'https://unsplash.com/@ben' } },
})

/** One server that stands for both libraries and for where their pictures lie. */
export const startLibraries = async () => {
  const state = {
    asked: [] as string[],
    /** What the libraries answer instead, by host. */
    answers: {} as Record<string, (response: ServerResponse) => void>,
    picture: { type: 'image/jpeg', bytes: photo },
  }
  const json = (response: ServerResponse, said: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  const say = (response: ServerResponse, { host, pathname }: URL) => {
    const id = pathname.split('/').at(-1) ?? ''
    if (host === 'api.pexels.com') {
      if (pathname.startsWith('/v1/photos/')) return json(response, pexelsPhoto(Number(id)))
      return json(response, {
        photos: [1, 2].map(pexelsPhoto),
        next_page: 'https://api.pexels.com/v1/search?page=2',
      })
    }
    if (pathname.endsWith('/download')) return json(response, { url: 'https://images.unsplash.com/x' })
    if (pathname === '/photos') return json(response, [unsplashPhoto('a')])
    if (pathname.startsWith('/photos/')) return json(response, unsplashPhoto(id))
    return json(response, { results: ['a', 'b', 'c'].map(unsplashPhoto), total_pages: 1 })
  }
  const server = createServer((request, response) => {
    const url = new URL(`https://${request.headers.host}${request.url}`)
    state.asked.push(`${url.host}${url.pathname}${url.search} ${request.headers.authorization ?? ''}`.trim())
    const other = state.answers[url.host]
    if (other !== undefined) other(response)
    else if (url.host.startsWith('images.'))
      response.writeHead(200, { 'content-type': state.picture.type }).end(state.picture.bytes)
    else say(response, url)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return Object.assign(state, {
    port: address.port,
    json,
    reset: () => {
      state.asked.length = 0
      state.answers = {}
      state.picture = { type: 'image/jpeg', bytes: photo }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
