import { useRef } from 'react'
import styles from './menu.module.css'
import { ChosenContext } from './menu-items.tsx'
import type { MenuProps } from './menu-props.ts'
import { type MenuParts, OpenMenu } from './open-menu.ts'

/** A menu that is made, and open. */
export const MadeMenu = ({ parts, trigger, children, align = 'end' }: MenuProps & { parts: MenuParts }) => {
  const chosen = useRef<(() => void) | null>(null)
  // After the menu has given the focus back to its button: a dialog opened by an item returns it there, too.
  const runChosen = () => {
    const run = chosen.current
    chosen.current = null
    if (run) queueMicrotask(run)
  }
  return (
    <parts.Root modal={false} defaultOpen>
      <parts.Trigger asChild>{trigger}</parts.Trigger>
      <parts.Portal>
        <parts.Content
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={runChosen}
        >
          <OpenMenu value={parts}>
            <ChosenContext value={chosen}>{children}</ChosenContext>
          </OpenMenu>
        </parts.Content>
      </parts.Portal>
    </parts.Root>
  )
}
