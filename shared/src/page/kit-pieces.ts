import type { ReactElement, ReactNode } from 'react'
import type { FieldAddress } from '../draft/address.ts'
import type { ImageValue } from '../image/image-value.ts'
import type { ButtonValue } from '../link/button-value.ts'
import type { LinkValue } from '../link/link-value.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import type { SurfaceName } from '../theme/surfaces.ts'

/** The elements a text may be. */
export type TextElement =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'p'
  | 'span'
  | 'div'
  | 'strong'
  | 'dt'
  | 'dd'
  | 'figcaption'
  | 'cite'

/** A short or long plain text at its place in the draft; nothing is shown where it is empty. */
export interface TextProps {
  readonly of: FieldAddress
  readonly value: string
  readonly as?: TextElement
  readonly className?: string
  /** Whether nobody writes in it: the words of somebody else. */
  readonly isFixed?: boolean
}

/** A formatted text at its place in the draft; nothing is shown where it is empty. */
export interface RichProps {
  readonly of: FieldAddress
  readonly value: RichText
  readonly className?: string
}

/** The size in CSS pixels that a picture is shown at on a wide screen. */
export interface PictureBox {
  readonly width: number
  readonly height: number
  /** Whether words stand over its first half, so that a drawing keeps its thing on the other side. */
  readonly wordsOver?: boolean
  /** The ground of words that stand on the picture itself: there a drawing is that ground alone. */
  readonly ground?: SurfaceName
}

/** A picture at its place in the draft. `slot` shows an empty place in the canvas where there is none. */
export interface PictureProps {
  readonly of: FieldAddress
  readonly value: ImageValue | null
  readonly box: PictureBox
  /** What artwork is drawn for on phones, where the shape of the place is another one. */
  readonly phoneBox?: PictureBox
  /** The `sizes` of the picture, such as `(min-width: 62rem) 50vw, 100vw`. */
  readonly sizes?: string
  readonly className?: string
  /** Whether the picture is seen first and must not wait. */
  readonly eager?: boolean
  readonly slot?: boolean
  /** Whether the picture only decorates and says nothing. */
  readonly decorative?: boolean
}

/** A button at its place in the draft; nothing is shown without a label. */
export interface ActionProps {
  readonly of: FieldAddress
  readonly value: ButtonValue
  readonly variant?: 'primary' | 'quiet' | 'text'
  readonly className?: string
}

/** A link around anything; without a safe target only its content is shown. */
export interface AnchorProps {
  readonly link: LinkValue
  readonly children: ReactNode
  readonly className?: string
  readonly label?: string
}

/** The pieces that views are made of: plain ones when published, editable ones in the designer's canvas. */
export interface Kit {
  readonly Text: (props: TextProps) => ReactElement | null
  readonly Rich: (props: RichProps) => ReactElement | null
  readonly Picture: (props: PictureProps) => ReactElement | null
  readonly Action: (props: ActionProps) => ReactElement | null
  readonly Anchor: (props: AnchorProps) => ReactElement | null
}
