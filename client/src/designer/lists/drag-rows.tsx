import { DragDropProvider, type DragEndEvent, PointerSensor } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import type { DragFrameProps, DragRowProps } from './drag-props.ts'

const sensors = [PointerSensor]

/** Lets the rows inside be dragged by mouse or touch. */
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
