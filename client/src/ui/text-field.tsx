import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> &
  FieldWords & {
    value: string
    onChange: (value: string) => void
    /** What stands before the typed words inside the field, such as the address a handle completes. */
    lead?: ReactNode
  }

export const TextField = ({ value, onChange, lead, ...props }: TextFieldProps) => {
  const id = useId()
  const { label, labelHidden, optional, hint, note, error, limit, counts, ...rest } = props
  const words: FieldWords = { label, labelHidden, optional, hint, note, error, limit, counts }
  const input = (
    <input
      type="text"
      {...rest}
      id={id}
      className={styles.input}
      value={value}
      maxLength={limit}
      onChange={(event) => onChange(event.target.value)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, words)}
    />
  )
  return (
    <FieldFrame id={id} value={value} {...words}>
      {lead ? (
        <div className={styles['with-lead']}>
          <span>{lead}</span>
          {input}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  )
}
