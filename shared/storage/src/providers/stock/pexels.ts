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

const api = 'https://api.pexels.com/v1'
const pictureHost = 'images.pexels.com'
const [at, file] = [addressAt(stockHosts.Pexels), addressAt(pictureHost)]
const photoSchema = z.object({
  id: z.int(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  url: at,
  photographer: z.string(),
  photographer_url: at,
  alt: z.optional(z.nullable(z.string())),
  src: z.object({ original: file, large2x: file, medium: file, tiny: file }),
})
const pageSchema = z.object({ photos: z.array(z.unknown()), next_page: z.optional(z.nullable(z.string())) })

const orientations: Readonly<Record<StockOrientation, string | undefined>> = {
  ...{ all: undefined, horizontal: 'landscape', vertical: 'portrait', square: 'square' },
}

const sourceOf = (photo: z.output<typeof photoSchema>): StockSource => {
  const { src } = photo
  const picture: StockPicture = {
    ...{ provider: 'Pexels', id: String(photo.id), alt: shortWords(photo.alt) },
    ...{
      author: shortWords(photo.photographer) || 'Pexels',
      authorUrl: photo.photographer_url,
      pageUrl: photo.url,
    },
    ...{ width: photo.width, height: photo.height, thumbnail: src.medium },
  }
  const sizes = {
    thumbnail: src.tiny,
    small: src.medium,
    regular: src.large2x,
    raw: src.original,
    full: src.original,
  }
  return { picture, sizes }
}

const readPhoto = readsPhoto(photoSchema, sourceOf)

/** The library of Pexels, asked with a key: https://www.pexels.com/api/documentation. */
export const createPexels = (key: string, fetchOutside: FetchOutside): StockLibrary => {
  const headers = { authorization: key }
  return {
    provider: 'Pexels',
    pictureHost: `https://${pictureHost}`,
    search: async ({ query, orientation, page, signal }) => {
      const asked = new URLSearchParams({ page: String(page), per_page: String(stockPage.size) })
      if (query !== '') asked.set('query', query)
      const lies = orientations[orientation]
      if (lies !== undefined) asked.set('orientation', lies)
      const url = `${api}/${query === '' ? 'curated' : 'search'}?${asked}`
      const found = await askLibrary(fetchOutside, { url, headers, answer: pageSchema, signal })
      return { pictures: picturesIn(found?.photos ?? [], readPhoto), hasMore: Boolean(found?.next_page) }
    },
    find: async (id, signal) => {
      const url = `${api}/photos/${encodeURIComponent(id)}`
      return readPhoto(await askLibrary(fetchOutside, { url, headers, answer: z.unknown(), signal }))
    },
    noteUse: async () => undefined,
  }
}
