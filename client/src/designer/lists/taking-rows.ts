import { type Draggable, PointerActivationConstraints, type PointerSensorOptions } from '@dnd-kit/dom'
import { clickReach } from './click-reach.ts'

const isOnGrip = ({ target }: PointerEvent, { handle }: Draggable): boolean =>
  target instanceof Element && handle?.contains(target) === true

/** Whether what is pressed does something of its own, which the row's own control leaves to a click. */
const isOwn = ({ target }: PointerEvent): boolean => {
  const control = target instanceof Element ? target.closest('a, button, input, textarea, select') : null
  return control !== null && !control.matches('[aria-roledescription]')
}

/**
 * How a row is taken: by mouse anywhere on it, once it is dragged further than a click may slip, and at once at its grip.
 * A finger that moves on a row scrolls the list, so that it takes the row by the grip alone.
 */
export const takingRows = {
  activatorElements: ({ element }) => [element],
  preventActivation: (event, row) => !isOnGrip(event, row) && (event.pointerType === 'touch' || isOwn(event)),
  activationConstraints: (event, row) => {
    if (event.pointerType === 'touch')
      return [new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 })]
    return isOnGrip(event, row)
      ? undefined
      : [new PointerActivationConstraints.Distance({ value: clickReach })]
  },
} as const satisfies PointerSensorOptions
