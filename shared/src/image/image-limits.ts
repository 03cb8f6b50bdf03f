/** Specification 9: images per website. */
export const imagesMaximum = 70

/** Specification 5 and 9: uploads of pictures, logos and browser icons; sizes in bytes, sides in pixels. */
export const uploadLimits = {
  image: { types: ['jpg', 'png', 'gif', 'webp'], bytes: 15_728_640 },
  logo: { types: ['png', 'gif', 'jpeg', 'jpg'], bytes: 2 * 1024 * 1024 },
  favicon: { types: ['ico', 'png', 'gif', 'jpeg', 'jpg'], bytes: 2 * 1024 * 1024, side: 512 },
} as const

/** Specification 9: the cropper's zoom. */
export const cropperZoom = { minimum: 1, maximum: 2, initial: 1 } as const

/** How far a picture can be turned, in degrees. */
export const cropperRotation = { minimum: -180, maximum: 180 } as const

/** What a picture shows, for people who cannot see it. */
export const altTextMaximum = 250
