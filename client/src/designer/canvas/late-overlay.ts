import { onceDrawn } from '../../app/once-drawn.ts'
import { createLate } from '../base/late.ts'

/** Marks what is pointed at and chosen, and answers clicks: it comes right after the page itself. */
export const overlay = createLate(() => onceDrawn(() => import('./overlay/canvas-overlay.tsx')))
