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
  /** What else people call it. */
  otherWords?: string
  /** Words of which one has to be typed, where many others have the same name. */
  ownWords?: string
  /** The id of one that is called the same and leads further: where that is found, this one is left out. */
  sameAs?: string | undefined
  run: () => void
}
