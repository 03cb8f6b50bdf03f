import { type ReactNode, useId } from 'react'
import styles from './segments.module.css'

export interface Segment<Id extends string> {
  id: Id
  label: string
  icon?: ReactNode
}

interface SegmentsProps<Id extends string> {
  label: string
  segments: readonly Segment<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Shows only the icons; the labels stay for screen readers. */
  iconsOnly?: boolean | undefined
}

/** One of a few, all visible at once: radio buttons, which answer the arrows by themselves. */
export const Segments = <Id extends string>({
  label,
  segments,
  value,
  onChange,
  ...rest
}: SegmentsProps<Id>) => {
  const group = useId()
  return (
    <div role="radiogroup" className={styles.segments} aria-label={label}>
      {segments.map(({ id, label: name, icon }) => (
        <label key={id} className={styles.segment} title={rest.iconsOnly ? name : undefined}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {icon}
          {!rest.iconsOnly && name}
        </label>
      ))}
    </div>
  )
}
