import { type ButtonValue, buttonLabelMaximum } from '@shingle/shared/link/button-value.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useTyped } from '../base/draft/use-typed.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { LinkComposer } from './link-control.tsx'

/** A button's words and where it leads; without words there is no button. */
export const ButtonControl = ({ entry, write }: ControlProps<'button'>) => {
  const { value, field } = entry
  const change = (part: Partial<ButtonValue>) => write({ ...value, ...part })
  const { shown, type, settle } = useTyped(value.label, (label) => change({ label }))
  return (
    <div className={styles.composer}>
      <TextField
        label={field.label}
        value={shown}
        onChange={type}
        onBlur={settle}
        limit={buttonLabelMaximum}
        placeholder="No button"
      />
      {shown !== '' && (
        <LinkComposer label="The button leads to" value={value.link} write={(link) => change({ link })} />
      )}
    </div>
  )
}
