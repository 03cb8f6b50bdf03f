/** Specification 9: images per website. */
export const imagesMaximum = 70

/** How many pictures of a website are kept, those deleted from its library included: beyond, what nothing shows any more goes. */
export const imagesKeptMaximum = 500

/** How many bytes the pictures may take that one account uploaded, in its websites, its trash and those of others. */
export const pictureRoom = 2 * 2 ** 30

/** Specification 5 and 9: uploads of pictures, logos and browser icons; sizes in bytes, sides in pixels. */
export const uploadLimits = {
  image: { types: ['jpg', 'png', 'gif', 'webp'], bytes: 15_728_640 },
  logo: { types: ['png', 'gif', 'jpeg', 'jpg'], bytes: 2 * 1024 * 1024 },
  favicon: { types: ['ico', 'png', 'gif', 'jpeg', 'jpg'], bytes: 2 * 1024 * 1024, side: 512 },
} as const

/** Specification 9: the sizes recommended for uploads, in pixels. */
export const recommendedSizes = {
  square: { width: 2000, height: 2000 },
  landscape: { width: 2000, height: 1500 },
  portrait: { width: 1500, height: 2000 },
} as const

/** Specification 9: the cropper's zoom. */
export const cropperZoom = { minimum: 1, maximum: 2, step: 0.05, initial: 1 } as const

/** How far a picture can be turned, in degrees. */
export const cropperRotation = { minimum: -180, maximum: 180, step: 1 } as const

/** Where the spot of a picture is that stays visible, as a share of its width or height. */
export const focusRange = { minimum: 0, maximum: 1, step: 0.01 } as const

/** Specification 9: the opacity of what lies between a picture and the words on it. */
export const overlayRange = { minimum: 0, maximum: 0.8, step: 0.01 } as const

/** What a picture shows, for people who cannot see it. */
export const altTextMaximum = 250

/** How many pixels a picture may be made of: more cost a gigabyte of memory to open, however small the file. */
export const pixelMaximum = 40_000_000

/** The copies of a picture that phones load, by their width, and what one may weigh: a page with a photograph comes there in a moment too. */
export const phoneCopyLimits = { width: 960, bytes: 56 * 1024 } as const

/** A size in bytes as a person reads it: '15 MB'. */
export const megabytes = (bytes: number): string => `${bytes / 2 ** 20} MB`
