// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAppPath } from '@shingle/shared/paths/app-paths.ts'
import {
  articlePath,
  feedPath,
  isPagePath,
  notFoundPath,
  pagePaths,
} from '@shingle/shared/paths/page-paths.ts'
import { signPath } from '@shingle/shared/paths/server-paths.ts'
import { writtenPages } from '@shingle/shared/paths/written-pages.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { describe, expect, it, test } from 'vitest'
import { readArticles } from '../../../read-articles.ts'
import { readTradePages } from '../../../read-trade-pages.ts'
import { marketingSite } from '../render-marketing.tsx'
import { claims } from './claims.testing.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const articles = await readArticles()
const site = marketingSite({ articles, trades: await readTradePages() })
const documents = new Map(
  site.paths.map(
    (path) => [path, new DOMParser().parseFromString(site.render(path) ?? '', 'text/html')] as const,
  ),
)
const documentOf = (path: string): Document => {
  const document = documents.get(path)
  if (!document) throw new Error(`no page at ${path}`)
  return document
}

/** What an article says itself: neither its frame, nor what is offered at its end. */
const blocksOf = (slug: string): readonly string[] =>
  [...documentOf(articlePath(slug)).querySelectorAll('.text > :not(.by, .do, figure, table) , .text td')]
    .flatMap((block) => (block.matches('ul, ol') ? [...block.children] : [block]))
    .map((block) => block.textContent ?? '')
const textOf = (slug: string): string => blocksOf(slug).join('\n')
const sentencesOf = (slug: string): readonly string[] =>
  blocksOf(slug)
    .flatMap((block) => block.split(/(?<=[.?]”?)\s+/))
    .map((sentence) => sentence.trim())

describe.each(articles.map(({ slug, title }) => [slug, title]))('[2.blog] %s', (slug = '', title = '') => {
  const document = documentOf(articlePath(slug))

  it('has between 450 and 900 words', () => {
    const words = textOf(slug).split(/\s+/).length
    expect([words > 450, words < 900]).toEqual([true, true])
  })

  it('is finished, and calm', () => {
    expect(textOf(slug).match(/!|lorem|ipsum|\bT(?:ODO|BD)\b|\bX{3}|\[[^\]]*\]|\.\.\.|["']/gi)).toBeNull()
    expect(textOf(slug)).not.toContain('%')
  })

  it('has one title, and headings that skip no level', () => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
    expect(headings.filter(({ tagName }) => tagName === 'H1').map((one) => one.textContent)).toEqual([title])
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
    const ids = [...document.querySelectorAll('.text h2')].map(({ id }) => id)
    expect([ids.length > 2, new Set(ids).size]).toEqual([true, ids.length])
  })

  it('tells search engines what it is', () => {
    const data: unknown = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    )
    expect(data).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining({
          '@type': 'BlogPosting',
          headline: title,
          mainEntityOfPage: { '@id': articlePath(slug) },
        }),
      ]),
    })
  })
})

const blogPaths = [pagePaths.blog, ...articles.map(({ slug }) => articlePath(slug))]

test.each(blogPaths)('[2.blog] every link of %s leads somewhere', (path) => {
  const isThere = (href: string): boolean => {
    const { pathname, hash } = new URL(href, `https://blog.example${path}`)
    if (pathname === signPath || isAppPath(pathname)) return true
    if (!isPagePath(pathname)) return false
    const page = documents.get(pathname)
    return page !== undefined && (hash === '' || page.getElementById(hash.slice(1)) !== null)
  }
  const links = [...documentOf(path).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((href) => !isThere(href))).toEqual([])
})

test('[2.pages] search engines are told of the pages that are written, no more and no fewer', () => {
  const others: readonly string[] = [feedPath, notFoundPath]
  expect(site.paths.filter((path) => !others.includes(path)).toSorted()).toEqual(writtenPages.toSorted())
})

test('[2.blog] the index lists every article once, the newest first', () => {
  const links = [...documentOf(pagePaths.blog).querySelectorAll('main a:has(h2)')]
  const dates = links.map(
    (link) => articles.find(({ slug }) => link.getAttribute('href') === articlePath(slug))?.date,
  )
  expect(links).toHaveLength(articles.length)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('[2.blog] a reader of feeds is told of every article, the newest first', () => {
  const feed = new DOMParser().parseFromString(site.render(feedPath) ?? '', 'application/xml')
  const links = [...feed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'))
  const listed = [...documentOf(pagePaths.blog).querySelectorAll('main a:has(h2)')]
  expect(links).toEqual(listed.map((link) => link.getAttribute('href')))
  expect(feed.querySelector('updated')?.textContent).toBe(feed.querySelector('entry > updated')?.textContent)
})

test('[2.blog] no sentence stands in two articles', () => {
  const seen = new Map<string, string>()
  const twice = articles.flatMap(({ slug }) =>
    [...new Set(sentencesOf(slug))].filter((sentence) => {
      const before = seen.get(sentence)
      seen.set(sentence, slug)
      return before !== undefined
    }),
  )
  expect(twice).toEqual([])
})

test('[2.blog] whatever an article says of the product is kept by it', () => {
  const said = articles.flatMap(({ slug }) => sentencesOf(slug)).filter((text) => text.includes(productName))
  expect(said.toSorted()).toEqual(claims.map(({ says }) => says).toSorted())
  const broken = claims.filter(({ file, shows }) => !shows.test(readFileSync(join(root, file), 'utf8')))
  expect(broken).toEqual([])
})
