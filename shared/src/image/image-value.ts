/** Where a picture comes from: our own artwork, the owner's upload, or a stock library (specification 3). */
export const imageProviders = ['Artwork', 'Custom', 'Pexels', 'Unsplash'] as const
export type ImageProvider = (typeof imageProviders)[number]

/** Specification 3: image frames (4:3, 3:4, 1:1 and a circle); 'Auto' leaves the choice to the layout. */
export const imageFrames = ['Auto', 'Landscape', 'Portrait', 'Square', 'Circle'] as const
export type ImageFrame = (typeof imageFrames)[number]

const decorShapes = ['Angled', 'Arch', 'Pill', 'Notched', 'Bumpy', 'Flared', 'Screen', 'Flower'] as const

/** Specification 3: decor frames. */
export const decorFrames = ['None', ...decorShapes] as const
export type DecorFrame = (typeof decorFrames)[number]

/** Those of one picture: 'None' leaves it to the theme, which all drafts have stored so; 'Without' is none whatever that says. */
export const pictureDecorFrames = ['None', 'Without', ...decorShapes] as const
export type PictureDecorFrame = (typeof pictureDecorFrames)[number]

/**
 * A picture in a draft. `reference` names it at its provider: `<industry>/<motif>` for Artwork, the content key for
 * Custom. `focusX` and `focusY` run from 0 to 1; `zoom` from 1 to 2; `rotation` is in degrees.
 */
export interface ImageValue {
  readonly provider: ImageProvider
  readonly reference: string
  readonly alt: string
  readonly frame: ImageFrame
  readonly decorFrame: PictureDecorFrame
  readonly fit: 'cover' | 'contain'
  readonly grayscale: boolean
  readonly focusX: number
  readonly focusY: number
  readonly zoom: number
  readonly rotation: number
  /** Pixel size of the original; 0 where the picture has none (artwork is drawn to measure). */
  readonly width: number
  readonly height: number
}

/** The values every new picture starts with. */
export const plainImage = {
  alt: '',
  frame: 'Auto',
  decorFrame: 'None',
  fit: 'cover',
  grayscale: false,
  focusX: 0.5,
  focusY: 0.5,
  zoom: 1,
  rotation: 0,
  width: 0,
  height: 0,
} as const satisfies Partial<ImageValue>

/** Our own artwork as a picture. `industry` is an industry slug, 'general' or another artwork set. */
export const artworkImage = (industry: string, motif: number, alt: string): ImageValue => ({
  ...plainImage,
  provider: 'Artwork',
  reference: `${industry}/${motif}`,
  alt,
})
