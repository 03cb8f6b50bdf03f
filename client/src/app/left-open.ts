import { useEffect, useState } from 'react'
import { sessionStore } from '../server/session/session.ts'
import { navigation } from './navigate.ts'
import { placeAt } from './place.ts'

const open = new Set<string>()
const leftOpen = new Set<string>()

/** What is open on this page that its address does not say: dialogs by what they ask. */
export const openHere = (): readonly string[] => [...open]

/** Where somebody is who has come back, and the page that they left: whatever else is shown, they have given it up. */
let between: readonly string[] = []

/**
 * Opens what was open on a page when somebody left it for another website, as soon as that page is shown again; nothing any
 * more once another page was shown, or the session has ended.
 */
export const comeBackTo = (names: readonly string[], page: string): void => {
  leftOpen.clear()
  for (const name of names) leftOpen.add(name)
  between = [navigation.shown().place.pathname, placeAt(page, window.location.href).pathname]
}

navigation.subscribe(() => {
  if (!between.includes(navigation.shown().place.pathname)) leftOpen.clear()
})
sessionStore.subscribe(({ session }) => {
  if (session.status === 'signed-out') leftOpen.clear()
})

/** Whether somebody who comes back left this open. */
export const wasLeftOpen = (name: string): boolean => leftOpen.has(name)

/** The same, once: for what goes on by itself, rather than being open. */
export const takeLeftOpen = (name: string): boolean => leftOpen.delete(name)

/** Says what is open, null for nothing, so that whoever has to leave the page finds it open again. */
export const useKeepOpen = (name: string | null): void =>
  useEffect(() => {
    if (name === null) return
    open.add(name)
    return () => {
      open.delete(name)
      // Once it was closed it is not to open again by itself.
      leftOpen.delete(name)
    }
  }, [name])

/** Whether something is open, by a name of its own; it is at first where whoever comes back had left it so. */
export const useOpen = (name: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] => {
  const [isOpen, setOpen] = useState(() => wasLeftOpen(name))
  useKeepOpen(isOpen ? name : null)
  return [isOpen, setOpen]
}
