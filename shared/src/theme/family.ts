import type { ArtworkStyle } from '../artwork/artwork-styles.ts'
import type { DecorFrame } from '../image/image-value.ts'
import type { Tone } from '../tone/tone.ts'
import type { FamilyId, PresetStyle } from './family-ids.ts'
import type { SurfaceName } from './surfaces.ts'
import type { TypeScale } from './type-scale.ts'

/** How headings of a family are set; `tracking` is in em. */
export interface HeadingVoice {
  readonly weight: number
  readonly style: 'normal' | 'italic'
  readonly case: 'none' | 'uppercase'
  readonly tracking: number
  readonly leading: number
  readonly align: 'Left' | 'Center'
  /** The steps of the scale for the page's heading, section headings, item names and set quotes. */
  readonly steps: {
    readonly hero: number
    readonly section: number
    readonly item: number
    readonly quote: number
  }
}

/** How a family sets its buttons. */
export interface ButtonVoice {
  readonly style: 'solid' | 'outlined'
  readonly face: 'heading' | 'body'
  readonly case: 'none' | 'uppercase'
  readonly weight: number
  readonly size: string
}

/** The forms a card takes: standing on a change of ground, drawn with a line, with an ink box, or not at all. */
export type CardVoice = 'ground' | 'line' | 'box' | 'bare'

/** The drawn edge between parts of the page that a family may use, at most twice. */
export type EdgeVoice = 'none' | 'ply' | 'tiles' | 'double' | 'bar'

/** The layouts a family prefers, by section type, the first that suits the content winning. */
export type LayoutPreferences = Readonly<Record<string, readonly string[]>>

/** How a family sets the icons of services: not at all, as drawn, on a disc, or on a tile of the loud colour. */
export type IconVoice = 'none' | 'bare' | 'disc' | 'tile'

/** A theme family: a whole voice of type, space, edges, surfaces and heroes, as data. */
export interface Family {
  readonly id: FamilyId
  /** What the owner reads. */
  readonly name: string
  readonly preset: PresetStyle
  /** The most restrained business that it suits. */
  readonly tone: Tone
  /** Ids of font pairs that suit the voice, its own first. */
  readonly fontPairs: readonly [string, ...string[]]
  readonly scale: TypeScale
  readonly heading: HeadingVoice
  readonly button: ButtonVoice
  /** Pixels: widest text block, and the space above and below a section on phones and on wide screens. */
  readonly space: {
    readonly wrap: number
    readonly padPhone: number
    readonly pad: number
    readonly gap: number
  }
  readonly radius: {
    readonly button: number
    readonly image: number
    readonly field: number
    readonly card: number
  }
  /** Lines between things: their pixels, and whether they are drawn in ink or in a quiet tone. */
  readonly rule: { readonly width: number; readonly tone: 'ink' | 'line' }
  readonly card: CardVoice
  readonly shadow: 'None' | 'Extra small' | 'Small' | 'Medium' | 'Large' | 'Extra large'
  readonly edge: EdgeVoice
  /** What the opening is printed on: plain ground or ruled paper. */
  readonly paper: 'plain' | 'ruled'
  readonly artwork: ArtworkStyle
  readonly icon: IconVoice
  readonly decorFrame: DecorFrame
  /** The ground of each section type; the rhythm rules have the last word. */
  readonly surfaces: Readonly<Record<string, SurfaceName>>
  readonly layouts: LayoutPreferences
  /** The openings made of facts that belong to the voice. */
  readonly heroes: readonly string[]
}
