import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Turning } from './turning.tsx'

export type ButtonKind = 'ink' | 'line' | 'quiet' | 'danger' | 'link'
export type ButtonSize = 'normal' | 'main'

export interface ButtonLook {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows that the work it started goes on; it cannot be pressed again meanwhile. */
    busy?: boolean | undefined
    children: ReactNode
  }

export const buttonClass = ({ kind = 'ink', size = 'normal', wide = false }: ButtonLook): string =>
  classNames(styles.button, styles[kind], styles[size], wide && styles.wide)

export const Button = ({ kind, size, wide, busy = false, className, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    {...rest}
    onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    className={classNames(buttonClass({ kind, size, wide }), className)}
  >
    {busy && <Turning />}
    {children}
  </button>
)
