import { DragDropProvider, type DragEndEvent, PointerSensor } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { announce } from '../keyboard/announcer.tsx'
import { type Carried, carriedOrder, carryStep, carryWords, neighbourAfter } from './carry.ts'

/** What a row spreads on the control that has the focus and answers the keys. */
export type RowControl = {
  onKeyDown: (event: KeyboardEvent) => void
  'aria-roledescription': string
}

export type RowParts = {
  handleRef: (element: Element | null) => void
  control: RowControl
  isLifted: boolean
}

type SortableListProps<T extends { id: string }> = {
  label: string
  rows: readonly T[]
  nameOf: (row: T) => string
  onMove: (id: string, before: string | null) => void
  disabled?: boolean | undefined
  className?: string | undefined
  children: (row: T, parts: RowParts) => ReactNode
}

const sensors = [PointerSensor]

/** A list whose rows are moved by mouse, by touch and by keyboard; each keyboard step is announced. */
export function SortableList<T extends { id: string }>({ rows, onMove, ...props }: SortableListProps<T>) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const ids = rows.map(({ id }) => id)

  const moveTo = (id: string, to: number) => {
    if (ids.indexOf(id) !== to) onMove(id, neighbourAfter(ids, id, to))
  }
  const dropped = ({ operation: { source }, canceled }: DragEndEvent) => {
    if (canceled || !isSortable(source)) return
    moveTo(String(source.id), source.index)
  }
  const carry = (row: T) => (event: KeyboardEvent) => {
    if (props.disabled || event.ctrlKey || event.metaKey || event.altKey) return
    const focused = { id: row.id, index: ids.indexOf(row.id) }
    const step = carryStep(event.key, focused, { carried, count: rows.length })
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    announce(carryWords(props.nameOf(row), step, rows.length))
    if (step.step === 'drop') moveTo(row.id, step.carried.to)
    setCarried(step.step === 'lift' || step.step === 'move' ? step.carried : null)
  }

  return (
    <DragDropProvider sensors={sensors} onDragEnd={dropped}>
      <ol className={props.className} aria-label={props.label}>
        {carriedOrder(rows, carried).map((row, index) => (
          <SortableRow key={row.id} id={row.id} index={index} disabled={props.disabled ?? false}>
            {(handleRef) =>
              props.children(row, {
                handleRef,
                control: { onKeyDown: carry(row), 'aria-roledescription': 'sortable row' },
                isLifted: carried?.id === row.id,
              })
            }
          </SortableRow>
        ))}
      </ol>
    </DragDropProvider>
  )
}

type SortableRowProps = {
  id: string
  index: number
  disabled: boolean
  children: (handleRef: (element: Element | null) => void) => ReactNode
}

function SortableRow({ id, index, disabled, children }: SortableRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled })
  return (
    <li ref={ref} data-dragging={isDragging || undefined}>
      {children(handleRef)}
    </li>
  )
}
