import { createContext, type ReactNode, useContext } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'
import { useOpenMenu } from './open-menu.ts'

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
/** What the item that was chosen does once its menu is gone. */
export const ChosenContext = createContext<Chosen>({ current: null })

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
