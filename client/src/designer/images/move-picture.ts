import { focusRange } from '@shingle/shared/image/image-limits.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'

export interface Sides {
  readonly width: number
  readonly height: number
}

interface Shown extends Pick<ImageValue, 'focusX' | 'focusY' | 'zoom' | 'fit'> {
  readonly box: Sides
  /** The picture's own sides, in any unit. */
  readonly picture: Sides
}

/** Less than this share of its frame nobody sees go, and other frames would be moved by far more. */
const leastRoom = 0.04

/** Where a spot lies: a share of the picture, kept in steps that a page can name. */
export const spotAt = (value: number): number => {
  const { minimum, maximum, step } = focusRange
  return Number((Math.round(Math.min(maximum, Math.max(minimum, value)) / step) * step).toFixed(2))
}

/**
 * The spot that stays visible once a picture was moved under its frame by so many pixels of it. The frame never shows
 * anything beside a picture that fills it, and where both are as wide, or as high, there is nothing to move.
 */
export const moveUnderFrame = (
  shown: Shown,
  by: { readonly x: number; readonly y: number },
): Pick<ImageValue, 'focusX' | 'focusY'> => {
  const { box, picture, zoom, fit } = shown
  const scales = [box.width / picture.width, box.height / picture.height]
  const scale = (fit === 'cover' ? Math.max(...scales) : Math.min(...scales)) * zoom
  // Its spot lies at the same share of the picture and of the frame, whatever its zoom.
  const moved = (spot: number, side: keyof Sides, pixels: number): number => {
    const room = box[side] - picture[side] * scale
    return Math.abs(room) < box[side] * leastRoom ? spot : spotAt(spot + pixels / room)
  }
  return { focusX: moved(shown.focusX, 'width', by.x), focusY: moved(shown.focusY, 'height', by.y) }
}
