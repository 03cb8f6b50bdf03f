import { PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import type { DragFrameProps, DragRowProps } from './drag-props.ts'
import { takingRows } from './taking-rows.ts'

const sensors = [PointerSensor.configure(takingRows)]

/** Lets the rows inside be dragged, by mouse from anywhere on them and by touch from their grips. */
export const DragFrame = ({ onDrop, children }: DragFrameProps) => {
  const dropped = ({ operation: { source }, canceled }: DragEndEvent) => {
    if (!canceled && isSortable(source)) onDrop(String(source.id), source.index)
  }
  return (
    <DragDropProvider sensors={sensors} onDragEnd={dropped}>
      {children}
    </DragDropProvider>
  )
}

export const DragRow = ({ id, index, disabled, children }: DragRowProps) => {
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled })
  return (
    <li ref={ref} data-dragging={isDragging || undefined}>
      {children(handleRef)}
    </li>
  )
}
