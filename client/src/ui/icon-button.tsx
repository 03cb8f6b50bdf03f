import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  children: ReactNode
  /** Danger turns the icon red: it removes something. */
  danger?: boolean | undefined
  /** A key combination shown beside the label. */
  keys?: string | undefined
}

export const IconButton = ({
  label,
  children,
  danger = false,
  keys,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    data-tip={label}
    data-tip-keys={keys}
    {...rest}
    className={classNames(styles.tool, danger && styles.danger, className)}
  >
    {children}
  </button>
)
