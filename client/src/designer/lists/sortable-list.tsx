import { type ComponentType, type KeyboardEvent, memo, type ReactNode, useState } from 'react'
import { announce } from '../base/keyboard/announcer.tsx'
import { createLate } from '../base/late.ts'
import { type Carried, carriedOrder, neighbourAfter } from './carry.ts'
import type { DragRowProps, HandleRef } from './drag-props.ts'
import { useDragRows } from './use-drag-rows.ts'

// No row is lifted by a key in the first moment.
const late = createLate(() => import('./carry-step.ts'))

/** What a row spreads on the control that has the focus and answers the keys. */
export type RowControl = typeof control

const control = { 'aria-roledescription': 'sortable row' } as const

export interface RowParts {
  handleRef: (element: Element | null) => void
  control: RowControl
  isLifted: boolean
}

interface SortableListProps<T extends { id: string }> {
  label: string
  rows: readonly T[]
  nameOf: (row: T) => string
  onMove: (id: string, before: string | null) => void
  disabled?: boolean | undefined
  className?: string | undefined
  /** Where it and the objects of the rows stay the same, a move renders the moved row alone. */
  children: (row: T, parts: RowParts) => ReactNode
}

/** A list whose rows are moved by mouse, by touch and by keyboard; each keyboard step is announced. */
export const SortableList = <T extends { id: string }>({ rows, onMove, ...props }: SortableListProps<T>) => {
  const [carried, setCarried] = useState<Carried | null>(null)
  const drag = useDragRows()
  const keys = late.use()
  const ids = rows.map(({ id }) => id)
  const shown = carriedOrder(rows, carried)

  const moveTo = (id: string, to: number) => {
    if (ids.indexOf(id) !== to) onMove(id, neighbourAfter(ids, id, to))
  }
  const carry = (event: KeyboardEvent<HTMLElement>) => {
    const row = shown[placeOf(event)]
    if (!keys || !row || props.disabled || event.ctrlKey || event.metaKey || event.altKey) return
    const focused = { id: row.id, index: ids.indexOf(row.id) }
    const step = keys.carryStep(event.key, focused, { carried, count: rows.length })
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    announce(keys.carryWords(props.nameOf(row), step, rows.length))
    if (step.step === 'drop') moveTo(row.id, step.carried.to)
    setCarried(step.step === 'lift' || step.step === 'move' ? step.carried : null)
  }

  const list = (Row: ComponentType<DragRowProps>) => (
    <ol className={props.className} aria-label={props.label} onKeyDown={carry}>
      {shown.map((row, index) => (
        <SortableRow
          key={row.id}
          {...{ Row, row, index }}
          disabled={props.disabled ?? false}
          isLifted={carried?.id === row.id}
          render={props.children}
        />
      ))}
    </ol>
  )
  return drag ? <drag.DragFrame onDrop={moveTo}>{list(drag.DragRow)}</drag.DragFrame> : list(StillRow)
}

interface SortableRowProps<T extends { id: string }> {
  Row: ComponentType<DragRowProps>
  row: T
  index: number
  disabled: boolean
  isLifted: boolean
  render: (row: T, parts: RowParts) => ReactNode
}

const SortableRow = memo(function SortableRow<T extends { id: string }>(props: SortableRowProps<T>) {
  const { Row, row, index, disabled, isLifted, render } = props
  return (
    <Row {...{ id: row.id, index, disabled }}>
      {(handleRef) => render(row, { handleRef, control, isLifted })}
    </Row>
  )
}) as <T extends { id: string }>(props: SortableRowProps<T>) => ReactNode

/** The place of the row whose control a key was pressed on; -1 for a key pressed elsewhere in the list. */
const placeOf = ({ currentTarget, target }: KeyboardEvent<HTMLElement>): number => {
  const pressed = target instanceof Element && target.closest('[aria-roledescription]')
  return pressed ? [...currentTarget.children].findIndex((row) => row.contains(pressed)) : -1
}

const noHandle: HandleRef = () => {}

const StillRow = ({ children }: DragRowProps) => <li>{children(noHandle)}</li>
