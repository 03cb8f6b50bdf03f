import { articlePath, feedPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { escapeHtml } from '@shingle/shared/text/escape-html.ts'
import type { Article } from './article.ts'

const midnight = (date: string): string => `${date}T00:00:00Z`

const entry = ({ slug, title, description, date }: Article): string =>
  `<entry><title>${escapeHtml(title)}</title><id>urn:x-shingle:blog:${slug}</id><link href="${articlePath(slug)}"/><updated>${midnight(date)}</updated><summary>${escapeHtml(description)}</summary></entry>`

/**
 * The blog for readers of feeds, in Atom (RFC 4287): there addresses may be relative to the feed's own, and a build
 * serves whichever origin it is put behind. The newest article comes first.
 */
export const blogFeed = (articles: readonly Article[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${productName}: From the workbench</title>`,
    '<id>urn:x-shingle:blog</id>',
    `<link href="${pagePaths.blog}"/><link rel="self" href="${feedPath}"/>`,
    `<updated>${midnight(articles[0]?.date ?? '1970-01-01')}</updated>`,
    `<author><name>${productName}</name></author>`,
    ...articles.map(entry),
    '</feed>',
    '',
  ].join('\n')
