import type { PictureBox } from '../../page/kit-pieces.ts'
import type { Layout } from '../layout.ts'
import type { IntroductionSection } from './fields.ts'

/** A layout of the Introduction section. */
export interface OpeningLayout extends Layout<IntroductionSection> {
  /** About how large its picture stands; an opening made of facts draws its own. */
  readonly box?: PictureBox
  /** The same on phones, where the picture is wide there. */
  readonly phoneBox?: PictureBox
  /** Whether the picture reaches from edge to edge. */
  readonly isWide?: true
  /** Whether its words stand on the section's own ground where there is a picture as well. */
  readonly onGround?: true
  /** Whether its words stand on the picture itself, on wide screens. */
  readonly onPicture?: true
}
