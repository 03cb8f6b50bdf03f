import { useId, useState } from 'react'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'

export const NumberControl = ({ entry, write }: ControlProps<'number'>) => {
  const id = useId()
  const [dragged, setDragged] = useState<number | null>(null)
  const { label, minimum, maximum, step } = entry.field
  const shown = dragged ?? entry.value
  const drop = () => {
    if (dragged !== null && dragged !== entry.value) write(dragged)
    setDragged(null)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <output htmlFor={id}>{numberWords(shown, entry.field)}</output>
      </label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={minimum}
        max={maximum}
        step={step}
        value={shown}
        onChange={(event) => setDragged(Number(event.target.value))}
        onPointerUp={drop}
        onKeyUp={drop}
        onBlur={drop}
      />
    </div>
  )
}

/** Shares are read as per cent, lengths as pixels. */
export const numberWords = (value: number, { maximum }: { maximum: number }): string =>
  maximum <= 1 ? `${Math.round(value * 100)} %` : `${value} px`
