import type { ReactNode } from 'react'

export type HandleRef = (element: Element | null) => void
export interface DragFrameProps {
  onDrop: (id: string, to: number) => void
  children: ReactNode
}
export interface DragRowProps {
  id: string
  index: number
  disabled: boolean
  children: (handleRef: HandleRef) => ReactNode
}
