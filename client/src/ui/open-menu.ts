import { createContext, use } from 'react'

/** What menus are made of. */
export type MenuParts = typeof import('./menu-parts.ts')

const OpenMenuContext = createContext<MenuParts | null>(null)
export const OpenMenu = OpenMenuContext.Provider

/** The parts of the menu that is around. */
export const useOpenMenu = (): MenuParts => {
  const open = use(OpenMenuContext)
  if (!open) throw new Error('There is no menu around this item')
  return open
}
