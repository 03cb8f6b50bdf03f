import type { ReactNode } from 'react'
import type { Business } from '../business/business.ts'
import type { ImageValue } from '../image/image-value.ts'
import type { Language } from '../language/language.ts'
import type { Destination } from '../navigation/destination.ts'
import type { Settings } from '../settings/settings.ts'
import type { SidePages } from '../side-page/side-page.ts'
import type { PictureCredit } from '../stock/stock-picture.ts'
import type { Look } from '../theme/look.ts'
import type { SurfaceName } from '../theme/surfaces.ts'
import type { TextUse } from '../typesetting/keep-together.ts'
import type { PictureBox } from './kit-pieces.ts'
import type { SiteStrings } from './site-strings.ts'

/** A picture ready for an `img` element. */
export interface PictureSource {
  readonly src: string
  readonly srcSet?: string
  readonly width: number
  readonly height: number
  /** What it shows, where that is not what its own words say. */
  readonly alt?: string | undefined
}

/** A section that others can link to. */
export interface SectionAnchor extends Destination {
  /** The element id, such as `services`. */
  readonly anchor: string
}

/** Where a section stands on its page. */
export interface SectionPlace {
  readonly surface: SurfaceName
  /** Whether the section above stands on the same ground, so that one space between them is enough. */
  readonly joinsAbove: boolean
  /** Whether the section is the first after the header. */
  readonly isFirst: boolean
  /** Layouts that would repeat what stands next to the section. */
  readonly avoids: readonly string[]
}

/**
 * What every section of one page may know of the page. It changes only when settings, business facts, theme or the
 * list of sections change, so that editing one section renders one section.
 */
export interface PageContext {
  readonly business: Business
  readonly settings: Settings
  readonly language: Language
  /** Whose way of writing dates and addresses the page follows, as ISO names the country; absent where nobody knows. */
  readonly country?: string | undefined
  readonly strings: SiteStrings
  /** The fixed words of another language, in English while they are still fetched. */
  readonly stringsOf: (language: Language) => SiteStrings
  readonly look: Look
  readonly anchors: readonly SectionAnchor[]
  readonly places: ReadonlyMap<string, SectionPlace>
  /** The year of the legal line. */
  readonly year: number
  /** 'canvas' shows samples and empty places, 'published' leaves them out. */
  readonly mode: 'canvas' | 'published'
  /** Where a picture is found, drawn or scaled for a box of about `width`×`height` CSS pixels. */
  readonly picture: (image: ImageValue, box: PictureBox) => PictureSource
  /** How texts are set where a server knows how; elsewhere they stand as they are. */
  readonly typeset?: ((text: string, use: TextUse) => ReactNode) | undefined
  /** Where a form of this section posts to. */
  readonly formAction: (sectionId: string) => string
  /** Where the code of a Code Embed section is served as a page of its own; '' where it does not run. */
  readonly embedUrl: (sectionId: string) => string
  /** Who made the pictures by others that the page shows. */
  readonly credits?: readonly PictureCredit[] | undefined
  /** The pages beside the page, hidden ones included. */
  readonly pages?: SidePages | undefined
  /** Where the page stands once it is published. */
  readonly siteUrl?: string | undefined
  /** Where a visitor reports the website; absent where it is not published yet. */
  readonly reportUrl?: string | undefined
}
