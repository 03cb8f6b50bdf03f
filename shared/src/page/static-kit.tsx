import type { ReactElement } from 'react'
import type { ImageValue } from '../image/image-value.ts'
import { linkHref } from '../link/link-href.ts'
import type { LinkValue } from '../link/link-value.ts'
import { plainTextOf } from '../rich-text/rich-text.ts'
import type {
  ActionProps,
  AnchorProps,
  Kit,
  PictureProps,
  RichProps,
  TextElement,
  TextProps,
} from './kit-pieces.ts'
import type { PageContext } from './page-context.ts'
import { pictureClasses } from './picture-classes.ts'
import { RichView } from './rich-view.tsx'
import { usePage } from './use-page.ts'

const classes = (...names: readonly (string | undefined | false)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined

const headings: readonly TextElement[] = ['h1', 'h2', 'h3', 'span']

const Text = ({ value, as: Element = 'p', className }: TextProps) => {
  const { typeset } = usePage()
  if (value.trim() === '') return null
  const use = headings.includes(Element) ? 'heading' : 'text'
  return <Element className={className}>{typeset?.(value, use) ?? value}</Element>
}

const Rich = ({ value, className }: RichProps) => {
  const { typeset } = usePage()
  if (plainTextOf(value).trim() === '') return null
  return (
    <div className={classes('rich', className)}>
      <RichView value={value} set={(text) => typeset?.(text, 'text') ?? text} />
    </div>
  )
}

/** An element, no component: the canvas marks it with its place as it does with a picture. */
const emptySlot = ({ box, className }: PictureProps, { strings }: PageContext) => (
  <span className={classes('picture picture-slot', className)}>
    <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" />
    <span>{strings.addPhoto}</span>
  </span>
)

const pictureAttributes = (image: ImageValue, props: PictureProps, page: PageContext) => {
  const { src, srcSet, width, height, alt = image.alt } = page.picture(image, props.box)
  return {
    alt: props.decorative === true ? '' : alt,
    src,
    ...(srcSet === undefined ? {} : { srcSet, sizes: props.sizes ?? '100vw' }),
    width,
    height,
    ...(props.eager === true ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
    decoding: 'async' as const,
  }
}

/** Our own artwork is drawn anew for phones, so that the thing on it is never cut off at the side. */
const PhoneDrawing = ({
  value,
  box,
  phoneBox,
  children,
}: PictureProps & { readonly children: ReactElement }) => {
  const page = usePage()
  if (phoneBox === undefined || value?.provider !== 'Artwork') return children
  const { src, width, height } = page.picture(value, phoneBox)
  // Where words leave the picture, as below them it is alone.
  const until = box.ground === undefined ? '47.99rem' : '61.99rem'
  return (
    <picture>
      <source media={`(max-width:${until})`} srcSet={src} width={width} height={height} />
      {children}
    </picture>
  )
}

// Pictures that run across the page are grounds, which a frame would only tear.
const isGround = (className = ''): boolean => /\b(section-background|banner-picture)\b/.test(className)

const Picture = (props: PictureProps) => {
  const page = usePage()
  const { value, className } = props
  if (value === null) {
    return props.slot === true && page.mode === 'canvas' ? emptySlot(props, page) : null
  }
  const { alt, ...attributes } = pictureAttributes(value, props, page)
  return (
    <span className={classes('picture', ...pictureClasses(value, page.look, isGround(className)), className)}>
      <PhoneDrawing {...props} value={value}>
        <img alt={alt} {...attributes} />
      </PhoneDrawing>
    </span>
  )
}

const outward = (link: LinkValue): { rel?: string } =>
  link.type === 'Web' || link.type === 'Social' ? { rel: 'noopener nofollow ugc' } : {}

/** The address a link may lead to on this page, or null. */
export const hrefOn = (page: PageContext, link: LinkValue): string | null =>
  linkHref(link, (sectionId) => page.anchors.find(({ id }) => id === sectionId)?.anchor)

const Action = ({ value, variant = 'primary', className }: ActionProps) => {
  const page = usePage()
  if (value.label.trim() === '') return null
  const href = hrefOn(page, value.link)
  const name = classes(
    variant === 'text' ? 'text-link' : 'button',
    variant === 'quiet' && 'button-quiet',
    className,
  )
  if (href !== null) {
    return (
      <a className={name} href={href} {...outward(value.link)}>
        {value.label}
      </a>
    )
  }
  // A button that leads nowhere is shown while it is being made, never to visitors.
  return page.mode === 'canvas' ? <span className={name}>{value.label}</span> : null
}

const Anchor = ({ link, children, className, label }: AnchorProps) => {
  const href = hrefOn(usePage(), link)
  if (href === null) return <span className={className}>{children}</span>
  return (
    <a className={className} href={href} aria-label={label} {...outward(link)}>
      {children}
    </a>
  )
}

/** The kit of a published page: plain elements and nothing else. */
export const staticKit: Kit = { Text, Rich, Picture, Action, Anchor }
