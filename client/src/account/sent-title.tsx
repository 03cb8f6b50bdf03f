import { useEffect, useRef } from 'react'

/** The title of what comes once something was mailed: the form is gone, and whoever sent it goes on from here. */
export const SentTitle = ({ children }: { children: string }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  )
}
