import { cloneElement } from 'react'
import type { MenuProps } from './menu-props.ts'
import { fetchMenu, useMadeMenu } from './use-made-menu.ts'

/** A button and its menu, which is made when the button is first pressed. */
export const Menu = (props: MenuProps) => {
  const { made, ask } = useMadeMenu()
  if (made) return <made.MadeMenu {...props} parts={made.parts} />
  return cloneElement(props.trigger, {
    onClick: ask,
    onPointerEnter: () => void fetchMenu().catch(console.error),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
}
