import { type UIEvent, useLayoutEffect, useRef } from 'react'
import type { Selection } from '../base/designer-store.ts'

/** Whoever comes back from an item finds the form of its section where they left it; anything else begins at its top. */
export const useKeptPlace = (selection: Selection | null) => {
  const ref = useRef<HTMLElement>(null)
  const left = useRef({ section: '', top: 0 })
  const section = selection?.section ?? ''
  const item = selection?.item?.item
  useLayoutEffect(() => {
    if (left.current.section !== section) left.current = { section, top: 0 }
    ref.current?.scrollTo({ top: item === undefined ? left.current.top : 0 })
  }, [section, item])
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (item === undefined) left.current.top = currentTarget.scrollTop
  }
  return { ref, onScroll }
}
