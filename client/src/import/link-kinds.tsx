import type { LinkKind } from '@shingle/shared/paths/page-paths.ts'
import { Globe } from 'lucide-react'
import { brandIcons } from '../marketing/line-icons.ts'

interface KindWords {
  readonly kind: LinkKind
  readonly name: string
  /** What such a page tells. */
  readonly tells: string
  readonly looks: string
}

/** Specification 3: the kinds of links that a website begins with. */
export const linkKinds: readonly KindWords[] = [
  { kind: 'facebook', name: 'Facebook', tells: 'Name, hours, menu, photos', looks: 'a page, not a profile' },
  { kind: 'yelp', name: 'Yelp', tells: 'Services, hours, photos', looks: 'yelp.com/biz/…' },
  { kind: 'github', name: 'GitHub', tells: 'Profile, projects, what you build', looks: 'github.com/name' },
  { kind: 'thumbtack', name: 'Thumbtack', tells: 'Services, area, introduction', looks: 'thumbtack.com/…' },
  { kind: 'generic', name: 'Any page', tells: 'Your old website, a directory', looks: 'anything public' },
]

const hosts: readonly (readonly [LinkKind, RegExp])[] = [
  ['facebook', /(?:^|\.)(?:facebook|fb)\.com$/u],
  ['yelp', /(?:^|\.)yelp\.[a-z.]+$/u],
  ['github', /(?:^|\.)github\.(?:com|io)$/u],
  ['thumbtack', /(?:^|\.)thumbtack\.com$/u],
]

/** Which kind of page stands at an address; any page where it tells nothing else. */
export const kindOfLink = (typed: string): LinkKind => {
  const [host = ''] = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .split(/[/?#]/u)
  return hosts.find(([, pattern]) => pattern.test(host))?.[0] ?? 'generic'
}

/** An address as it is shown: without what every address begins with. */
export const shownLink = (link: string): string =>
  link.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '')

export const KindIcon = ({ kind }: { kind: LinkKind }) =>
  kind === 'generic' ? (
    <Globe aria-hidden="true" />
  ) : (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={brandIcons[kind]} />
    </svg>
  )
