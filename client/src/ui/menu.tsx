import { DropdownMenu as Radix } from 'radix-ui'
import { createContext, type ReactNode, useContext, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'

type MenuProps = {
  /** The button that opens it; it must pass its ref on. */
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
}

type MenuItemProps = {
  children: ReactNode
  icon?: ReactNode
  keys?: string | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  onSelect: () => void
}

type Chosen = { current: (() => void) | null }
const ChosenContext = createContext<Chosen>({ current: null })

export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const chosen = useRef<(() => void) | null>(null)
  // After the menu has given the focus back to its button: a dialog opened by an item returns it there, too.
  const runChosen = () => {
    const run = chosen.current
    chosen.current = null
    if (run) queueMicrotask(run)
  }
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={runChosen}
        >
          <ChosenContext value={chosen}>{children}</ChosenContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function MenuItem({
  children,
  icon,
  keys,
  danger = false,
  disabled = false,
  onSelect,
}: MenuItemProps) {
  const chosen = useContext(ChosenContext)
  return (
    <Radix.Item
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
      {keys && <kbd className={styles.keys}>{keys}</kbd>}
    </Radix.Item>
  )
}

export function MenuLine() {
  return <Radix.Separator className={styles.line} />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>
}
