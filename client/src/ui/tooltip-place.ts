interface Box {
  top: number
  bottom: number
  left: number
  width: number
}
interface Size {
  width: number
  height: number
}

const gap = 6
const edge = 8

/** Where a tooltip stands in the window: centred above what it names, below where there is no room. */
export const tooltipPlace = (named: Box, tip: Size, windowWidth: number): { top: number; left: number } => {
  const above = named.top - gap - tip.height
  const centred = named.left + named.width / 2 - tip.width / 2
  return {
    top: above < edge ? named.bottom + gap : above,
    left: Math.max(edge, Math.min(centred, windowWidth - edge - tip.width)),
  }
}
