import { productName } from '@shingle/shared/product/product.ts'
import {
  type StockOrientation,
  type StockPicture,
  stockHosts,
  stockPage,
} from '@shingle/shared/stock/stock-picture.ts'
import * as z from 'zod/mini'
import type { FetchOutside } from '../../outside/fetch-outside.ts'
import { addressAt, askLibrary, picturesIn, readsPhoto, shortWords } from './ask-library.ts'
import type { StockLibrary, StockSource } from './stock-library.ts'

const api = 'https://api.unsplash.com'
const pictureHost = 'images.unsplash.com'
const [at, file] = [addressAt(stockHosts.Unsplash), addressAt(pictureHost)]
const photoSchema = z.object({
  id: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  alt_description: z.optional(z.nullable(z.string())),
  urls: z.object({ raw: file, full: file, regular: file, small: file, thumb: file }),
  links: z.object({ html: at, download_location: at }),
  user: z.object({ name: z.string(), links: z.object({ html: at }) }),
})
const pageSchema = z.object({ results: z.array(z.unknown()), total_pages: z.int() })
const listSchema = z.array(z.unknown())

const orientations: Readonly<Record<StockOrientation, string | undefined>> = {
  ...{ all: undefined, horizontal: 'landscape', vertical: 'portrait', square: 'squarish' },
}

/** Unsplash wants its links to say who sent somebody. */
const fromUs = (address: string): string => {
  const url = new URL(address)
  url.searchParams.set('utm_source', productName.toLowerCase())
  url.searchParams.set('utm_medium', 'referral')
  return url.href
}

const sourceOf = ({ urls, links, user, ...photo }: z.output<typeof photoSchema>): StockSource => {
  const picture: StockPicture = {
    ...{ provider: 'Unsplash', id: photo.id, alt: shortWords(photo.alt_description) },
    ...{
      author: shortWords(user.name) || 'Unsplash',
      authorUrl: fromUs(user.links.html),
      pageUrl: fromUs(links.html),
    },
    ...{ width: photo.width, height: photo.height, thumbnail: urls.small },
  }
  const { thumb, ...sizes } = urls
  return { picture, sizes: { ...sizes, thumbnail: thumb }, usedAt: links.download_location }
}

const readPhoto = readsPhoto(photoSchema, sourceOf)

/** The library of Unsplash, asked with an access key: https://unsplash.com/documentation. */
export const createUnsplash = (key: string, fetchOutside: FetchOutside): StockLibrary => {
  const headers = { authorization: `Client-ID ${key}`, 'accept-version': 'v1' }
  const ask = <Answer>(url: string, answer: z.ZodMiniType<Answer>, signal: AbortSignal) =>
    askLibrary(fetchOutside, { url, headers, answer, signal })
  return {
    provider: 'Unsplash',
    pictureHost: `https://${pictureHost}`,
    search: async ({ query, orientation, page, signal }) => {
      const asked = new URLSearchParams({ page: String(page), per_page: String(stockPage.size) })
      const lies = orientations[orientation]
      if (query === '') {
        const photos = (await ask(`${api}/photos?${asked}`, listSchema, signal)) ?? []
        return { pictures: picturesIn(photos, readPhoto), hasMore: photos.length === stockPage.size }
      }
      asked.set('query', query)
      if (lies !== undefined) asked.set('orientation', lies)
      const found = await ask(`${api}/search/photos?${asked}`, pageSchema, signal)
      return {
        pictures: picturesIn(found?.results ?? [], readPhoto),
        hasMore: page < (found?.total_pages ?? 0),
      }
    },
    find: async (id, signal) => {
      return readPhoto(await ask(`${api}/photos/${encodeURIComponent(id)}`, z.unknown(), signal))
    },
    noteUse: async ({ usedAt }, signal) => {
      if (usedAt !== undefined) await ask(usedAt, z.unknown(), signal)
    },
  }
}
