import { onceDrawn } from '../../app/once-drawn.ts'
import { createLate } from '../base/late.ts'
import { pageParts } from './late-page-parts.tsx'

/**
 * Marks what is pointed at and chosen, and answers clicks: it comes right after the page itself. An opening may be drawn
 * anew from its parts, and with it the text that somebody writes in: no click is answered before that.
 */
export const overlay = createLate(async () => {
  const [module] = await Promise.all([
    onceDrawn(() => import('./overlay/canvas-overlay.tsx')),
    pageParts.begin(),
  ])
  return module
})
