import { createContext, use, useState } from 'react'

export type MenuParts = typeof import('./menu-parts.ts')

let parts: MenuParts | null = null
let fetching: Promise<MenuParts> | null = null

/** Fetches what menus are made of; once is enough. */
export const fetchMenuParts = async (): Promise<MenuParts> => {
  fetching ??= import('./menu-parts.ts')
  try {
    parts = await fetching
    return parts
  } catch (cause) {
    // The line may be back for the next try.
    fetching = null
    throw cause
  }
}

/** A menu that is made when it is first asked for: its parts from then on, and how to ask. */
export const useMenuParts = (): { parts: MenuParts | null; ask: () => void } => {
  const [known, setKnown] = useState<MenuParts | null>(null)
  const ask = () => {
    if (parts) setKnown(parts)
    else fetchMenuParts().then(setKnown).catch(console.error)
  }
  return { parts: known, ask }
}

const OpenMenuContext = createContext<MenuParts | null>(null)
export const OpenMenu = OpenMenuContext.Provider

/** The parts of the menu that is around. */
export const useOpenMenu = (): MenuParts => {
  const open = use(OpenMenuContext)
  if (!open) throw new Error('There is no menu around this item')
  return open
}
