import type { SurfaceName } from '../theme/surfaces.ts'

/** The strokes that stand for a section in a small drawing of a page; words of its owner take the place of ours. */
export type Strokes =
  /** A heading and a button. */
  | { readonly as: 'line'; readonly title: string; readonly action: string }
  /** A heading and lines below each other, each with the same words at its end; what is offered stands in their place where `takes` says so. */
  | {
      readonly as: 'rows'
      readonly title: string
      readonly rows: readonly string[]
      readonly end: string
      readonly takes?: 'offers'
    }
  /** Empty places beside each other. */
  | { readonly as: 'slots'; readonly labels: readonly string[] }
  /** One empty place, of a film or of code. */
  | { readonly as: 'video' | 'code'; readonly label: string }
  /** A heading and what is said below it. */
  | { readonly as: 'review'; readonly title: string; readonly text: string }
  /** What the page says first, said again. */
  | { readonly as: 'quote' }
  /** A picture from edge to edge. */
  | { readonly as: 'picture' }

/** How a section is drawn in a few strokes. */
export interface SectionSketch {
  readonly ground: SurfaceName
  readonly strokes: Strokes
  /** What leads to it from the drawing's header. */
  readonly link?: string
  /** What the drawing's buttons say where it is on the page. */
  readonly action?: string
}
