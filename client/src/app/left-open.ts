import { useEffect, useState } from 'react'

const open = new Set<string>()
const leftOpen = new Set<string>()

/** What is open on this page that its address does not say: dialogs by what they ask. */
export const openHere = (): readonly string[] => [...open]

/** Opens what was open on a page when somebody left it for another website, as soon as that page is shown again. */
export const comeBackTo = (names: readonly string[]): void => {
  leftOpen.clear()
  for (const name of names) leftOpen.add(name)
}

/** Whether somebody who comes back left this open. */
export const wasLeftOpen = (name: string): boolean => leftOpen.has(name)

/** What follows these words in the name of something that was left open: what had been filled in there. */
export const leftOpenAfter = (start: string): string =>
  [...leftOpen].find((name) => name.startsWith(start))?.slice(start.length) ?? ''

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
