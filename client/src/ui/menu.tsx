import { cloneElement, createContext, type ReactElement, type ReactNode, useContext, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'
import { fetchMenuParts, type MenuParts, OpenMenu, useMenuParts, useOpenMenu } from './use-menu-parts.ts'

interface TriggerProps {
  onClick?: () => void
  onPointerEnter?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

interface MenuProps {
  /** The button that opens it; it must pass its ref and properties on. */
  trigger: ReactElement<TriggerProps>
  children: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
}

interface MenuItemProps {
  children: ReactNode
  icon?: ReactNode
  keys?: string | undefined
  /** What is to be known of where it leads. */
  note?: string | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  onSelect: () => void
}

interface Chosen {
  current: (() => void) | null
}
const ChosenContext = createContext<Chosen>({ current: null })

/** A button and its menu, which is made when the button is first pressed. */
export const Menu = (props: MenuProps) => {
  const { parts, ask } = useMenuParts()
  if (parts) return <MadeMenu {...props} parts={parts} />
  return cloneElement(props.trigger, {
    onClick: ask,
    onPointerEnter: () => void fetchMenuParts().catch(console.error),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
}

const MadeMenu = ({ parts, trigger, children, align = 'end' }: MenuProps & { parts: MenuParts }) => {
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

export const MenuItem = ({
  children,
  icon,
  keys,
  note,
  danger = false,
  disabled = false,
  onSelect,
}: MenuItemProps) => {
  const { Item } = useOpenMenu()
  const chosen = useContext(ChosenContext)
  return (
    <Item
      className={classNames(styles.item, danger && styles.danger)}
      disabled={disabled}
      onSelect={() => {
        chosen.current = onSelect
      }}
    >
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.words}>{children}</span>
      {note && <span className={styles.keys}>{note}</span>}
      {keys && <kbd className={styles.keys}>{keys}</kbd>}
    </Item>
  )
}

export const MenuLine = () => {
  const { Separator } = useOpenMenu()
  return <Separator className={styles.line} />
}

export const MenuLabel = ({ children }: { children: ReactNode }) => {
  const { Label } = useOpenMenu()
  return <Label className={styles.label}>{children}</Label>
}
