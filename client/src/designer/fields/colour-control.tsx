import { Popover } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './colour-control.module.css'
import type { ControlProps } from './control.ts'

const ColourPicker = lazy(async () => ({ default: (await import('./colour-picker.tsx')).ColourPicker }))

/** A swatch that opens a picker. While it is open the choice is shown only there; closing it is one edit. */
export const ColourControl = ({ entry, write }: ControlProps<'colour'>) => {
  const [picked, setPicked] = useState<string | null>(null)
  const shown = picked ?? entry.value
  const close = (open: boolean) => {
    if (!open && picked !== null && picked !== entry.value) write(picked)
    setPicked(null)
  }
  const asTheme = () => {
    setPicked(null)
    write('')
  }
  return (
    <Popover.Root onOpenChange={close}>
      <div className={styles.row}>
        <Popover.Trigger className={styles.trigger}>
          <i className={styles.swatch} style={{ background: shown || 'transparent' }} />
          <span>{entry.field.label}</span>
          <span className={styles.value}>{shown || 'As the theme'}</span>
        </Popover.Trigger>
      </div>
      <Popover.Portal>
        <Popover.Content className={styles.popover} data-density="compact" align="start" sideOffset={6}>
          <Suspense>
            <ColourPicker label={entry.field.label} colour={shown} onPick={setPicked} />
          </Suspense>
          {entry.field.initial === '' && entry.value !== '' && (
            <Button kind="quiet" onClick={asTheme}>
              As the theme
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
