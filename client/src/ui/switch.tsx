import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  label: string
  /** For people who listen alone: what stands beside it names it for the others. */
  labelHidden?: boolean
  /** Said below the label. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

export const Switch = ({
  label,
  labelHidden = false,
  hint,
  checked,
  onChange,
  disabled = false,
}: SwitchProps) => {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </label>
      <Radix.Root
        id={id}
        className={styles.switch}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
    </div>
  )
}
