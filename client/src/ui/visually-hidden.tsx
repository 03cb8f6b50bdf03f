import type { ReactNode } from 'react'

/** Words that are heard and not seen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)
