import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './segments.module.css'

export type Segment<Id extends string> = { id: Id; label: string; icon?: ReactNode }

type SegmentsProps<Id extends string> = {
  label: string
  segments: readonly Segment<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Shows only the icons; the labels stay for screen readers. */
  iconsOnly?: boolean | undefined
}

/** One of a few, all visible at once. */
export function Segments<Id extends string>({
  label,
  segments,
  value,
  onChange,
  iconsOnly,
}: SegmentsProps<Id>) {
  const choose = (next: string) => {
    const segment = segments.find(({ id }) => id === next)
    if (segment) onChange(segment.id)
  }
  return (
    <ToggleGroup.Root
      type="single"
      className={styles.segments}
      aria-label={label}
      value={value}
      onValueChange={choose}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.id}
          value={segment.id}
          className={styles.segment}
          {...(iconsOnly ? { 'aria-label': segment.label, title: segment.label } : {})}
        >
          {segment.icon}
          {!iconsOnly && segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
