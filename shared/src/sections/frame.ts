import { choice, flag, image, number } from '../field/define.ts'
import type { Values } from '../field/field.ts'
import { overlayRange } from '../image/image-limits.ts'

/** How a section's ground is chosen: 'auto' lets the theme family set the page's rhythm. */
export const surfaces = ['auto', 'plain', 'tint', 'strong', 'dark', 'accent'] as const
export type Surface = (typeof surfaces)[number]

/** Where the words of a section may lie; each layout offers those that mean something in it. */
export const alignments = ['Left', 'Center', 'Right', 'Fill', 'Top', 'Bottom'] as const
/** Where the words of a section lie. */
export type Alignment = (typeof alignments)[number]

/** The fields that every section has beside its own. */
export const frameFields = {
  hidden: flag('Hidden', false, { internal: true }),
  surface: choice('Background', surfaces),
  fill: choice('Fill', ['Color', 'Gradient']),
  background: image('Background image'),
  overlay: number('Overlay', { ...overlayRange, initial: 0.2 }),
  alignment: choice('Alignment', ['auto', ...alignments]),
  headingSize: choice('Heading size', ['Default', 'Large', 'ExtraLarge']),
  linkInHeader: flag('Link in the header', true),
} as const

/** What every section carries: identity, type, chosen layout and the frame's values. */
export interface SectionIdentity<T extends string = string> {
  readonly id: string
  readonly type: T
  /** One of the type's layouts, or 'auto': chosen by content. */
  readonly layout: string
}

/** The frame's values. */
export type Frame = Values<typeof frameFields>
