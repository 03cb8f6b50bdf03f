import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './tooltip.module.css'

type TooltipProps = {
  label: string
  keys?: string | undefined
  children: ReactNode
}

const delayMs = 400

export function Tooltip({ label, keys, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayMs}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {label}
            {keys && <kbd className={styles.keys}>{keys}</kbd>}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
