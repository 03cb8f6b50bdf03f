// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type IndustrySlug, industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { industryPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { describe, expect, it, test } from 'vitest'
import { britishWords } from '../../../../scripts/british-spelling.ts'
import { openMarketing } from '../../../open-marketing.ts'
import { parseTradeGuide } from './trade-guide.ts'

const site = await openMarketing()
const documents = new Map(
  industrySlugs.map((slug) => [
    slug,
    new DOMParser().parseFromString(site.render(industryPath(slug)) ?? '', 'text/html'),
  ]),
)
const mainOf = (slug: IndustrySlug): Element => {
  const main = documents.get(slug)?.querySelector('main')
  if (!main) throw new Error(`no page of ${slug}`)
  return main
}
const texts = (slug: IndustrySlug, selector: string): readonly string[] =>
  [...mainOf(slug).querySelectorAll(selector)].map((one) => (one.textContent ?? '').trim())

/** What a page says of its trade, apart from what every such page says. */
const own = '.own:not(ul, ol, div), .own :is(li, p, summary, h3):not(.headlines-title, .jobs h3, .jobs li)'
const sentencesOf = (slug: IndustrySlug): readonly string[] => [
  ...new Set(
    texts(slug, own)
      .flatMap((block) => block.split(/(?<=[.?]”?)\s+/))
      .filter((sentence) => sentence.split(' ').length > 2),
  ),
]

describe.each(industrySlugs)('[2.industries] the page of %s', (slug) => {
  it('says what the page has to do, what to leave out, and answers what is asked in the trade', () => {
    expect(texts(slug, '.duties > li')).toHaveLength(7)
    expect(texts(slug, '.leave-out > li')).toHaveLength(4)
    expect(texts(slug, '.asked details').length).toBeGreaterThan(4)
    expect(new Set(texts(slug, '.duties span')).size).toBeGreaterThan(3)
  })

  it('shows three looks that the engine made, and the words that its pack knows', () => {
    const pictures = [...mainOf(slug).querySelectorAll('.trade-looks img')]
    const files = pictures.map((picture) => picture.getAttribute('src') ?? '')
    expect(new Set(files).size).toBe(3)
    for (const file of files)
      expect([file, existsSync(join(import.meta.dirname, '../../../public', file))]).toEqual([file, true])
    expect(pictures.every((picture) => (picture.getAttribute('alt') ?? '').includes(': '))).toBe(true)
    expect(texts(slug, '.jobs > li').length).toBeGreaterThan(7)
    expect(texts(slug, '.headlines > li').length).toBeGreaterThan(1)
    expect(texts(slug, '.headlines > li').filter((headline) => /[{}]/.test(headline))).toEqual([])
  })

  it('hangs a board with a drawing of the trade and what it asks of whoever reads it', () => {
    const board = mainOf(slug).querySelector('[data-board]')
    expect(board?.querySelector('.s-art svg path')).not.toBeNull()
    expect(board?.querySelector('[data-action]')?.textContent).toMatch(/^\p{Lu}[^{}]+$/u)
    for (const other of industrySlugs.filter((one) => one !== slug))
      expect(mainOf(other).querySelector('.s-art')?.innerHTML).not.toBe(
        board?.querySelector('.s-art')?.innerHTML,
      )
  })

  it('begins a website of the trade, and leads to others', () => {
    const form = mainOf(slug).querySelector('form.start')
    expect(form?.getAttribute('action')).toBe(appPaths.createAbout)
    expect(form?.querySelector('[name=industry]')?.getAttribute('value')).toBe(slug)
    const next = [...mainOf(slug).querySelectorAll('.chips a')].map((link) => link.getAttribute('href'))
    expect(next.length).toBeGreaterThan(4)
    expect(next).not.toContain(industryPath(slug))
  })

  it('is finished, calm, and spelled as the product is', () => {
    const said = texts(slug, own).join('\n')
    expect(said.match(/!|lorem|ipsum|\bT(?:ODO|BD)\b|\bX{3}|\[[^\]]*\]|\.\.\.|["'%]/gi)).toBeNull()
    expect(britishWords(said)).toEqual([])
    // Advice to a trade promises nothing: what the product does is said by the frame, which its own test reads.
    expect(said).not.toContain(productName)
  })
})

test('[2.industries] no sentence stands on the pages of two trades', () => {
  const seen = new Map<string, string>()
  const twice = industrySlugs.flatMap((slug) =>
    sentencesOf(slug).flatMap((sentence) => {
      const before = seen.get(sentence)
      seen.set(sentence, slug)
      return before === undefined ? [] : [`${before}, ${slug}: ${sentence}`]
    }),
  )
  expect(twice).toEqual([])
})

test('[2.industries] every trade is led to from the page of another', () => {
  const led = new Set(
    industrySlugs.flatMap((slug) =>
      [...mainOf(slug).querySelectorAll('.chips a')].map((link) => link.getAttribute('href')),
    ),
  )
  expect(industrySlugs.filter((slug) => !led.has(industryPath(slug)))).toEqual([])
})

test('[2.industries] the page of all trades leads to each once', () => {
  const page = new DOMParser().parseFromString(site.render(pagePaths.industries) ?? '', 'text/html')
  const rows = [...page.querySelectorAll<HTMLElement>('main li a')]
  const led = rows.map((row) => row.getAttribute('href')).toSorted()
  expect(led).toEqual(industrySlugs.map(industryPath).toSorted())
})

test('[2.industries] a guide that names a section that nobody knows, or has a row of no form, is none', () => {
  const guide = (row: string) =>
    `---\nlead: a\nwhy: b\nnext: spa, fitness, catering\n---\n\n## What the page has to do\n\n${row}\n`
  expect(parseTradeGuide('spa', guide('- **Time first** (Services): People buy time.')).duties).toEqual([
    { title: 'Time first', section: 'Services', why: 'People buy time.' },
  ])
  expect(() => parseTradeGuide('spa', guide('- **Time first** (Clocks): People buy time.'))).toThrow('Clocks')
  expect(() => parseTradeGuide('spa', guide('Time first'))).toThrow('Time first')
})
