import { useState } from 'react'
import type { MenuParts } from './open-menu.ts'

interface Made {
  readonly parts: MenuParts
  readonly MadeMenu: typeof import('./made-menu.tsx').MadeMenu
}

let made: Made | null = null
let fetching: Promise<Made> | null = null

const fetchBoth = async (): Promise<Made> => {
  const [parts, { MadeMenu }] = await Promise.all([import('./menu-parts.ts'), import('./made-menu.tsx')])
  return { parts, MadeMenu }
}

/** Fetches what menus are made of; once is enough. */
export const fetchMenu = async (): Promise<Made> => {
  fetching ??= fetchBoth()
  try {
    made = await fetching
    return made
  } catch (cause) {
    // The line may be back for the next try.
    fetching = null
    throw cause
  }
}

/** A menu that is made when it is first asked for: what makes it from then on, and how to ask. */
export const useMadeMenu = (): { made: Made | null; ask: () => void } => {
  const [known, setKnown] = useState<Made | null>(null)
  const ask = () => {
    if (made) setKnown(made)
    else fetchMenu().then(setKnown).catch(console.error)
  }
  return { made: known, ask }
}
