import { type LinkKind, linkEntryPaths } from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import type { Page } from '../marketing-document.tsx'
import { linkEntries } from './link-entries.ts'
import { LinkPage } from './link-page.tsx'

const pageOf = (kind: LinkKind): Page => ({
  title: `${linkEntries[kind].title} · ${productName}`,
  description: linkEntries[kind].description,
  body: <LinkPage kind={kind} />,
  part: 'links',
})

/** The pages that begin with a link, by their paths. */
export const linkPages: Readonly<Record<(typeof linkEntryPaths)[LinkKind], Page>> = {
  [linkEntryPaths.facebook]: pageOf('facebook'),
  [linkEntryPaths.generic]: pageOf('generic'),
  [linkEntryPaths.github]: pageOf('github'),
  [linkEntryPaths.thumbtack]: pageOf('thumbtack'),
  [linkEntryPaths.yelp]: pageOf('yelp'),
}
