import { GripVertical } from 'lucide-react'
import type { HandleRef } from './drag-props.ts'

interface GripProps {
  className: string | undefined
  handleRef: HandleRef
  isShown?: boolean
}

/** Where a row is taken by mouse or finger. The keyboard lifts the row itself, so this is no stop for it. */
export const Grip = ({ className, handleRef, isShown = true }: GripProps) => (
  <span className={className} ref={handleRef} tabIndex={-1} role="presentation" aria-hidden="true">
    {isShown && <GripVertical aria-hidden="true" />}
  </span>
)
