import type { ReactElement, ReactNode } from 'react'

interface TriggerProps {
  onClick?: () => void
  onPointerEnter?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

/** What a menu is opened by, and what is in it. */
export interface MenuProps {
  /** The button that opens it; it must pass its ref and properties on. */
  trigger: ReactElement<TriggerProps>
  children: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
}
