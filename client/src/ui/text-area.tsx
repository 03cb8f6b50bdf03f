import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id'> &
  FieldWords & {
    value: string
    onChange: (value: string) => void
  }

export const TextArea = ({ value, onChange, ...props }: TextAreaProps) => {
  const id = useId()
  const { label, labelHidden, optional, hint, error, limit, counts, measure, ...rest } = props
  const words: FieldWords = { label, labelHidden, optional, hint, error, limit, counts, measure }
  return (
    <FieldFrame id={id} value={value} {...words}>
      <textarea
        {...rest}
        id={id}
        className={styles.area}
        value={value}
        maxLength={limit}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, words)}
      />
    </FieldFrame>
  )
}
