import * as z from 'zod/mini'
import { idPattern } from '../field/id-patterns.ts'
import { isAtHost } from './is-at-host.ts'

/** Specification 3: the libraries of pictures by others. */
export const stockProviders = ['Pexels', 'Unsplash'] as const
/** One of the libraries. */
export type StockProvider = (typeof stockProviders)[number]

/** Where the pages of each library are, and those of whoever made its pictures. */
export const stockHosts = {
  Pexels: 'pexels.com',
  Unsplash: 'unsplash.com',
} as const satisfies Record<StockProvider, string>

/** Specification 3: how the pictures lie that are looked for. */
export const stockOrientations = ['all', 'horizontal', 'vertical', 'square'] as const
/** How a picture lies. */
export type StockOrientation = (typeof stockOrientations)[number]

/** Specification 3: the sizes in which a library has each picture. */
export const stockSizes = ['thumbnail', 'small', 'regular', 'raw', 'full'] as const
/** One size of a picture. */
export type StockSize = (typeof stockSizes)[number]

/** What is looked for: so many letters at most. */
export const stockQueryMaximum = 80

/** Pictures of one page of an answer, of each library, and the last page that is asked for. */
export const stockPage = { size: 24, last: 20 } as const

/** Longer than what any library says in words or addresses. */
const wordsMaximum = 300
const addressMaximum = 1_000
const httpsAddress = z.string().check(z.maxLength(addressMaximum), z.startsWith('https://'))

/** Who made a picture of a library, and where both are found: what is said wherever it is published. */
export const pictureCreditSchema = z.strictObject({
  provider: z.enum(stockProviders),
  author: z.string().check(z.minLength(1), z.maxLength(wordsMaximum)),
  authorUrl: httpsAddress,
  /** The picture at its library. */
  pageUrl: httpsAddress,
})
/** Who made a picture, as `pictureCreditSchema` has it. */
export type PictureCredit = Readonly<z.infer<typeof pictureCreditSchema>>

/** Whether what is said of a picture leads to its library alone. */
export const leadsToLibrary = ({ provider, authorUrl, pageUrl }: PictureCredit): boolean =>
  [authorUrl, pageUrl].every((address) => isAtHost(address, stockHosts[provider]))

/** A picture of a library, as it is found. */
export const stockPictureSchema = z.strictObject({
  ...pictureCreditSchema.shape,
  /** Its name at its library. */
  id: z.string().check(z.regex(idPattern)),
  /** What it shows; '' where its library does not say. */
  alt: z.string().check(z.maxLength(wordsMaximum)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** Where its smallest size is, at the library. */
  thumbnail: httpsAddress,
})
/** A picture as it is found, as `stockPictureSchema` has it. */
export type StockPicture = Readonly<z.infer<typeof stockPictureSchema>>
