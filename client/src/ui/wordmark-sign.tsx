import { productSign } from '@shingle/shared/product/product-sign.ts'

const { box, rail, cords, board } = productSign

/** The sign alone: a rail, two cords, a board. */
export const WordmarkSign = ({ size = box }: { size?: number }) => (
  <svg width={size} height={size} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
    <path d={rail.path} stroke="currentColor" strokeWidth={rail.width} />
    <path d={cords.path} stroke="currentColor" strokeWidth={cords.width} />
    <rect {...board} fill="currentColor" />
  </svg>
)
