import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { type PointerEvent, useRef } from 'react'
import { moveUnderFrame, type Sides, spotAt } from './move-picture.ts'

interface Begun {
  readonly x: number
  readonly y: number
  readonly from: ImageValue
  readonly isRing: boolean
  readonly isMoved: boolean
}

interface CropDrag {
  readonly image: ImageValue
  readonly whole: boolean
  readonly onChange: (part: Partial<ImageValue>) => void
}

/** A finger that presses moves a little too. */
const pressPixels = 4

const sidesOf = (frame: Element, box: Sides): Sides => {
  const shown = frame.querySelector('img')
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = shown ?? {}
  return width > 0 && height > 0 ? { width, height } : box
}

/** Moves a picture under its frame where that is dragged, and its ring where it is dragged, or put by pressing. */
export const useCropDrag = ({ image, whole, onChange }: CropDrag) => {
  const begun = useRef<Begun | null>(null)
  const place = (event: PointerEvent<HTMLElement>) => {
    const bounds = event.currentTarget.getBoundingClientRect()
    onChange({
      focusX: spotAt((event.clientX - bounds.left) / bounds.width),
      focusY: spotAt((event.clientY - bounds.top) / bounds.height),
    })
  }
  const move = (event: PointerEvent<HTMLElement>, { from, x, y }: Begun) => {
    const box = event.currentTarget.getBoundingClientRect()
    const shown = {
      ...from,
      fit: whole ? 'contain' : from.fit,
      box,
      picture: sidesOf(event.currentTarget, box),
    }
    onChange(moveUnderFrame(shown, { x: event.clientX - x, y: event.clientY - y }))
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const isRing = event.target instanceof Element && event.target.closest('[data-ring]') !== null
      begun.current = { x: event.clientX, y: event.clientY, from: image, isRing, isMoved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const drag = begun.current
      if (drag === null) return
      const isMoved = drag.isMoved || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > pressPixels
      begun.current = { ...drag, isMoved }
      if (!isMoved) return
      if (drag.isRing) place(event)
      else move(event, drag)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const drag = begun.current
      begun.current = null
      if (drag !== null && !drag.isMoved && !drag.isRing) place(event)
    },
    onPointerCancel: () => {
      begun.current = null
    },
  }
}
