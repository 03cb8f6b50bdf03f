import type { Size } from '../../../page-picture/use-element-size.ts'
import type { Device, Zoom } from '../designer-store.ts'

/** The widths the page is shown at: the extra large breakpoint and a common phone. */
export const deviceWidth: Readonly<Record<Device, number>> = { desktop: 1200, mobile: 390 }

const roomAround = 48
const phoneHeight = 844
const smallestScale = 0.25

/** How large the page is drawn in a stage of this width; fitting never enlarges it. */
export const pageScale = (stageWidth: number, device: Device, zoom: Zoom): number => {
  if (zoom !== 'fit') return zoom
  return Math.max(smallestScale, Math.min(1, (stageWidth - roomAround) / deviceWidth[device]))
}

/** The window that a previewed page has in a stage of this size: all of it, or a phone's. */
export const previewSize = (stage: Size, device: Device): Size =>
  device === 'mobile'
    ? { width: deviceWidth.mobile, height: Math.min(stage.height - roomAround, phoneHeight) }
    : stage

export const zoomWords = (scale: number): string => `${Math.round(scale * 100)} %`
