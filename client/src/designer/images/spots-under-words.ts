import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { formatRgb } from '@shingle/shared/theme/gamut.ts'

/** A wide opening on a large screen, 1440 by 720 pixels, in spots of 20: about a letter. */
const [across, down] = [72, 36]
/** The share of the picture's width in which its words may lie: there its cover is whole. */
const wordsWidth = 0.54

type Shown = Pick<ImageValue, 'fit' | 'focusX' | 'focusY' | 'zoom' | 'rotation' | 'grayscale'>

/** The spots of a picture that lie under the words of an opening, as the page shows it there, each `#rrggbb`. */
export const spotsUnderWords = async (
  src: string,
  shown: Shown,
  ground: string,
): Promise<readonly string[]> => {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  const context = new OffscreenCanvas(across, down).getContext('2d', { willReadFrequently: true })
  if (context === null) return []
  context.imageSmoothingQuality = 'high'
  context.fillStyle = ground
  context.fillRect(0, 0, across, down)
  draw(context, picture, shown)
  const columns = Math.ceil(across * wordsWidth)
  const { data } = context.getImageData(0, 0, columns, down)
  return Array.from({ length: columns * down }, (_, spot) => colourAt(data, spot * 4, shown.grayscale))
}

/** As the page's own CSS does it: fitted into its box, turned and enlarged around the spot that stays visible. */
const draw = (context: OffscreenCanvasRenderingContext2D, picture: HTMLImageElement, shown: Shown): void => {
  const { fit, focusX, focusY, zoom, rotation } = shown
  const { naturalWidth, naturalHeight } = picture
  const sides = [across / naturalWidth, down / naturalHeight]
  const scale = fit === 'cover' ? Math.max(...sides) : Math.min(...sides)
  const [wide, high] = [naturalWidth * scale, naturalHeight * scale]
  const [x, y] = [across * focusX, down * focusY]
  context.translate(x, y)
  context.rotate((rotation * Math.PI) / 180)
  context.scale(zoom, zoom)
  context.translate(-x, -y)
  context.drawImage(picture, (across - wide) * focusX, (down - high) * focusY, wide, high)
}

const colourAt = (data: Uint8ClampedArray, at: number, isGrey: boolean): string => {
  const [r = 0, g = 0, b = 0] = [...data.subarray(at, at + 3)].map((part) => part / 255)
  if (!isGrey) return formatRgb({ r, g, b })
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return formatRgb({ r: grey, g: grey, b: grey })
}
