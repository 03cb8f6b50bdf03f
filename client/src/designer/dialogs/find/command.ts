import type { ReactNode } from 'react'

/** Something that can be gone to or done from anywhere. */
export interface Command {
  id: string
  name: string
  group: string
  icon: ReactNode
  /** Whether it is only shown to who seeks it: there are too many of its kind. */
  isSought?: boolean
  /** Whether the search stays open: what is found is shown in it. */
  staysOpen?: boolean
  /** Whether it is meant by other words than its name. */
  isMeant?: (typed: string) => boolean
  run: () => void
}
