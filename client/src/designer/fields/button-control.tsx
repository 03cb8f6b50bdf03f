import { type ButtonValue, buttonLabelMaximum } from '@shingle/shared/link/button-value.ts'
import { linkHref } from '@shingle/shared/link/link-href.ts'
import { TriangleAlert } from 'lucide-react'
import { TextField } from '../../ui/text-field.tsx'
import { useTyped } from '../base/draft/use-typed.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { LinkComposer } from './link-control.tsx'

/** A button's words and where it leads; without words there is no button. */
export const ButtonControl = ({ entry, write }: ControlProps<'button'>) => {
  const { value, field } = entry
  const { anchors } = useCanvasPage()
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
        <>
          <LinkComposer label="The button leads to" value={value.link} write={(link) => change({ link })} />
          {linkHref(value.link, (id) => anchors.find((one) => one.id === id)?.anchor) === null && (
            <span className={styles.safety} role="status">
              <TriangleAlert className={styles.warn} aria-hidden="true" />
              Not on the page until it leads somewhere
            </span>
          )}
        </>
      )}
    </div>
  )
}
