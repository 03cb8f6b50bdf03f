import type { ComponentProps, MouseEvent } from 'react'
import { navigate } from './navigate.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** For pages that are not part of the app. */
  leavesApp?: boolean | undefined
}

/** A link to a place of the app, which is shown without loading the app anew. */
export const Link = ({ to, leavesApp = false, ...rest }: LinkProps) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event)
    const wantsElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (leavesApp || event.defaultPrevented || wantsElsewhere) return
    event.preventDefault()
    void navigate(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}
