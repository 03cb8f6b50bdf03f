/** What the owner is told of a layout. */
export interface LayoutOffer {
  /** Where it stands among the layouts of its type as they are offered, from 1. */
  readonly place: number
  /** When it serves best, such as 'Best for 3 or 6 services with photos.' */
  readonly advice: string
  /** A small drawing of it: boxes as `x y width height` on a plane of 48 × 36; '' where there is no choice. */
  readonly sketch: string
  /** Where two sections in the same pattern look alike, whatever they show. */
  readonly pattern?: 'carousel' | 'columns' | 'grid' | 'rows'
}

/** What the owner is told of a section type before adding one. */
export interface SectionPurpose {
  /** One sentence for the 'Add section' dialog. */
  readonly purpose: string
  /** Words by which owners look for it, beside its title. */
  readonly alsoCalled?: string
}

/** What the owner is told of a section type and of its layouts. */
export interface SectionOffer extends SectionPurpose {
  /** By layout. */
  readonly layouts: Readonly<Record<string, LayoutOffer>>
}
