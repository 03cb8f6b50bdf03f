// @vitest-environment jsdom

import { packs } from '@shingle/trades/packs.ts'
import { describe, expect, it } from 'vitest'
import { industrySlugs } from '../industry/industry-slugs.ts'
import { type ArtworkRequest, artworkAlt, drawArtwork, motifCount } from './artwork.ts'
import { artworkSetOf, artworkSets } from './artwork-sets.ts'
import { artworkStyles } from './artwork-styles.ts'
import type { ArtworkColours } from './tones.ts'

const industries = artworkSets

const bottle: ArtworkColours = {
  surface: '#f0f3ec',
  tint: '#dce6dc',
  ink: '#18302a',
  accent: '#1f5a46',
  onAccent: '#ffffff',
  support: '#b9804a',
}

const nightshift: ArtworkColours = {
  surface: '#12161c',
  tint: '#1d242e',
  ink: '#f2efe6',
  accent: '#e3a03a',
  onAccent: '#12161c',
  support: '#4f8f86',
}

const aRequest = (changes: Partial<ArtworkRequest> = {}): ArtworkRequest => ({
  industry: 'carpentry',
  motif: 0,
  style: 'scene',
  seed: 'hollis-joinery',
  width: 800,
  height: 600,
  colours: bottle,
  ...changes,
})

/** What each drawing of a set is said to show. */
const altsOf = (set: ArtworkRequest['industry']): string[] =>
  Array.from({ length: motifCount(set) }, (_, motif) => artworkAlt(set, motif))

const everyMotif = industries.flatMap((industry) =>
  Array.from({ length: motifCount(industry) }, (_, motif) => ({ industry, motif })),
)

// Every motif as a scene, and each industry's first ones in the other styles.
const drawings = everyMotif.flatMap(({ industry, motif }) =>
  artworkStyles
    .filter((style, index) => style === 'scene' || motif === index)
    .map((style) => aRequest({ industry, motif, style })),
)

interface Tag {
  name: string
  attributes: Record<string, string>
}

/** Parses a drawing as XML, which must be well formed and free of text. */
const tagsOf = (svg: string): Tag[] => {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(page.querySelector('parsererror')?.textContent ?? '').toBe('')
  expect(page.documentElement.textContent).toBe('')
  return [...page.querySelectorAll('*')].map((tag) => ({
    name: tag.localName,
    attributes: Object.fromEntries([...tag.attributes].map(({ name, value }) => [name, value])),
  }))
}

const allowed: Readonly<Record<string, RegExp>> = {
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  viewBox: /^0 0 \d+ \d+$/,
  role: /^img$/,
  d: /^[MmLlHhVvCcQqTtAaZzSs0-9 .e-]+$/,
  fill: /^(none|#[0-9a-f]{6})$/,
  stroke: /^(none|#[0-9a-f]{6})$/,
  transform: /^(scale|rotate|translate|matrix)\([0-9 .e-]+\)$/,
  href: /^#t[0-9a-z]+$/,
  id: /^t[0-9a-z]+$/,
  'stroke-linecap': /^round$/,
  'stroke-linejoin': /^round$/,
  'stroke-dasharray': /^[0-9 ]+$/,
  'shape-rendering': /^crispEdges$/,
}
const measures = [
  'width',
  'height',
  'x',
  'y',
  'cx',
  'cy',
  'r',
  'rx',
  'opacity',
  'fill-opacity',
  'stroke-width',
]
const elements = new Set(['svg', 'g', 'path', 'rect', 'circle', 'use'])

const complaintsOf = (svg: string): string[] =>
  tagsOf(svg).flatMap(({ name, attributes }) => [
    ...(elements.has(name) ? [] : [`element ${name}`]),
    ...Object.entries(attributes)
      .filter(
        ([key, value]) => !(measures.includes(key) ? /^-?[0-9.]+$/ : (allowed[key] ?? /^$/)).test(value),
      )
      .map(([key, value]) => `${name} ${key}="${value}"`),
  ])

describe('[2.industries] default artwork', () => {
  it('has at least six different things for every trade, and ten for any small business', () => {
    for (const industry of industries) {
      const names = altsOf(industry)
      expect(new Set(names).size, industry).toBe(names.length)
      expect(names.length, industry).toBeGreaterThanOrEqual(6)
    }
    expect(motifCount('general')).toBeGreaterThanOrEqual(10)
  })

  it('says in plain words what is drawn', () => {
    expect(artworkAlt('carpentry', 0)).toBe('Drawing of a staircase with a handrail')
    expect(artworkAlt('spa', 0, 'hills')).toBe('Drawing of hills under a low sun')
  })

  it('draws the same request the same way, and another seed differently', () => {
    for (const style of artworkStyles) {
      expect(drawArtwork(aRequest({ style }))).toBe(drawArtwork(aRequest({ style })))
      const seeds = Array.from({ length: 12 }, (_, seed) => drawArtwork(aRequest({ style, seed: `${seed}` })))
      expect(new Set(seeds).size, style).toBeGreaterThan(6)
    }
  })

  it('counts motifs round, also for numbers that are no whole index', () => {
    const count = motifCount('spa')
    expect(artworkAlt('spa', count + 2)).toBe(artworkAlt('spa', 2))
    expect(artworkAlt('spa', -1)).toBe(artworkAlt('spa', count - 1))
    expect(artworkAlt('spa', Number.NaN)).toBe(artworkAlt('spa', 0))
  })

  it('uses only shapes, plain colours and references inside the drawing', () => {
    const complaints = drawings.flatMap((request) =>
      complaintsOf(drawArtwork(request)).map(
        (text) => `${request.industry} ${request.motif} ${request.style}: ${text}`,
      ),
    )
    expect(complaints).toEqual([])
  }, 30_000)

  it('fills the given size from edge to edge in every shape of frame', () => {
    for (const [width, height] of [
      [400, 300],
      [300, 400],
      [500, 500],
      [1600, 900],
      [2100, 900],
      [120, 900],
      [1, 1],
    ] as const) {
      for (const style of artworkStyles) {
        const [root, scaled] = tagsOf(drawArtwork(aRequest({ style, width, height })))
        expect(root?.attributes.viewBox).toBe(`0 0 ${width} ${height}`)
        expect(Number(/[\d.]+/.exec(scaled?.attributes.transform ?? '')?.[0])).toBeCloseTo(
          Math.max(Math.min(width, height), Math.max(width, height) / 6) / 300,
          2,
        )
      }
    }
  })

  it('stays small: under 6 KB on average and never over 9', () => {
    const sizes = drawings.flatMap((request) => [
      drawArtwork(request).length,
      drawArtwork({ ...request, width: 2100, height: 900, colours: nightshift }).length,
    ])
    expect(Math.max(...sizes)).toBeLessThan(9 * 1024)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(6 * 1024)
  })

  it('takes any seed and any colour text without letting it into the drawing', () => {
    const hostile = '"><script>alert(1)</script><!--'
    for (const style of artworkStyles) {
      const colours = { ...bottle, accent: hostile, surface: 'url(#x)', tint: '', support: 'javascript:1' }
      expect(complaintsOf(drawArtwork(aRequest({ style, seed: hostile, colours })))).toEqual([])
    }
  })

  it('draws sizes that are no sizes as one pixel', () => {
    const [root] = tagsOf(drawArtwork(aRequest({ width: Number.NaN, height: -4 })))
    expect(root?.attributes.viewBox).toBe('0 0 1 1')
    for (const style of artworkStyles) {
      const endless = drawArtwork(aRequest({ style, width: Number.POSITIVE_INFINITY, height: 1 }))
      expect(endless.length, style).toBeLessThan(12 * 1024)
    }
  })
})

describe('[7.imagery] an ink drawing', () => {
  const framed = (industry: ArtworkRequest['industry']) =>
    Array.from({ length: 40 }, (_, seed) => `${seed}`).filter((seed) =>
      drawArtwork(aRequest({ industry, style: 'line', seed })).includes('stroke-dasharray'),
    ).length

  it('[7.imagery] has the lines of a maker’s sheet where its trade measures, and nowhere else', () => {
    for (const industry of ['carpentry', 'tailoring', 'plumbing'] as const)
      expect(framed(industry), industry).toBeGreaterThan(5)
    for (const industry of ['accountant', 'coffee-shop', 'fitness', 'spa', 'general'] as const)
      expect(framed(industry), industry).toBe(0)
  })
})

describe('[7.imagery] the set of a trade', () => {
  it('[7.imagery] is the one its pack draws from, and the general one for a trade whose pack names none or that nobody knows', async () => {
    for (const [id, load] of Object.entries(packs))
      expect([id, artworkSetOf(id)]).toEqual([id, (await load()).pack.artwork ?? 'general'])
    expect(artworkSetOf('lighthouse-keeper')).toBe('general')
  })

  it('[7.imagery] shows a trade that works with things of its own those, and not what other trades use', () => {
    const thirty = new Set(industrySlugs.flatMap((industry) => altsOf(industry)))
    const ofItsOwn = {
      'chimney-sweep': 6,
      'piano-tuner': 6,
      'painter-decorator': 6,
      'nail-salon': 6,
      'makeup-artist': 6,
      architect: 6,
      'interior-designer': 5,
      'language-teacher': 6,
      translator: 5,
      tutor: 5,
    }
    for (const [trade, least] of Object.entries(ofItsOwn)) {
      const own = altsOf(artworkSetOf(trade)).filter((alt) => !thirty.has(alt))
      expect(own.length, trade).toBeGreaterThanOrEqual(least)
    }
  })
})
