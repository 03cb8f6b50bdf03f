import type { ReactNode } from 'react'
import type { Frame, SectionIdentity } from '../sections/frame.ts'
import type { AnyLayout } from '../sections/layout.ts'
import { alignmentIn } from '../sections/layout-alignments.ts'
import { slugOf } from '../sections/section-slug.ts'
import { fieldOf } from './field-address.ts'
import { useKit } from './kit.tsx'
import type { PageContext, SectionPlace } from './page-context.ts'
import { overlayClass } from './picture-classes.ts'
import { usePageParts } from './use-page-parts.ts'

interface SectionShellProps {
  readonly section: SectionIdentity & Frame
  readonly page: PageContext
  readonly layout: AnyLayout
  readonly children: ReactNode
  /** The element; sections are `section` unless they are landmarks of the page. */
  readonly as?: 'section' | 'header' | 'footer'
  /** Whether nothing of the owner's stands in it: the canvas shows what would. */
  readonly isEmpty?: boolean
  /** Further classes of the section. */
  readonly className?: string
}

const nowhere: SectionPlace = { surface: 'plain', joinsAbove: false, isFirst: false, avoids: [] }

const alignClasses = (alignment: Frame['alignment'], page: PageContext): string =>
  alignment === 'auto'
    ? `align-${page.look.voice.heading.align.toLowerCase()}`
    : `align-${alignment.toLowerCase()} is-aligned`

const shellClasses = ({ section, page, layout, className }: SectionShellProps, place: SectionPlace) =>
  [
    'section',
    `section-${slugOf(section.type)}`,
    `surface-${place.surface}`,
    `layout-${layout.id}`,
    alignClasses(alignmentIn(layout, section), page),
    section.headingSize === 'Default' ? '' : `heading-${section.headingSize.toLowerCase()}`,
    section.fill === 'Gradient' ? 'fill-gradient' : '',
    place.joinsAbove ? 'joins-above' : '',
    place.isFirst ? 'is-first' : '',
    section.background === null ? '' : `has-background ${overlayClass(section.overlay)}`,
    className ?? '',
  ]
    .filter((name) => name !== '')
    .join(' ')

/** The frame every section stands in: its element, anchor, ground, alignment and background picture. */
export const SectionShell = (props: SectionShellProps) => {
  const { section, page, children, isEmpty, as: Element = 'section' } = props
  const { Picture } = useKit()
  const EmptyPlace = usePageParts()?.EmptyPlace
  const place = page.places.get(section.id) ?? nowhere
  const anchor = page.anchors.find(({ id }) => id === section.id)?.anchor
  return (
    <Element className={shellClasses(props, place)} id={anchor}>
      {section.background === null ? null : (
        <Picture
          of={fieldOf(section, 'background')}
          value={section.background}
          box={{ width: 1440, height: 640 }}
          className="section-background"
          decorative
        />
      )}
      {children}
      {isEmpty && EmptyPlace && page.mode === 'canvas' ? (
        <EmptyPlace type={section.type} language={page.language} />
      ) : null}
    </Element>
  )
}
