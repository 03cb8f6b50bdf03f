import { describe, expect, test } from 'vitest'
import { initialValues } from '../field/field-initial.ts'
import { pageParts } from '../page/page-parts.ts'
import { pageStyle } from '../page/page-style.ts'
import { introductionSection } from '../sections/introduction/section.ts'
import { familyIds } from './family-ids.ts'
import { fontPairs } from './font-pairs.ts'
import { resolveLook } from './resolve-look.ts'
import { themeFields } from './theme.ts'

interface Rule {
  readonly selector: string
  readonly body: string
  /** The width of its container from which it holds. */
  readonly from: number
}

/** The rules of a page in their order, those for wide sections with the width they ask for. */
const rulesIn = (css: string, from = 0): readonly Rule[] => {
  const found = css.matchAll(/(@[^{]+)\{((?:[^{}]+\{[^}]*\})*)\}|([^{}@]+)\{([^}]*)\}/g)
  return [...found].flatMap(([, at, inner = '', selectors = '', body = '']) => {
    if (at === undefined)
      return selectors.split(/,(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), body, from }))
    const width = /\(min-width:([\d.]+)rem\)/.exec(at)?.[1]
    return width === undefined ? [] : rulesIn(inner, Number(width) * 16)
  })
}

/** Whether the last part of a selector is the section of these classes, or the element in it. */
const isMeant = (selector: string, element: string, classes: readonly string[]): boolean => {
  const [section = '', ...rest] = selector.split(' ')
  if (rest.join(' ') !== element || !section.startsWith('.section')) return false
  const either = [...section.matchAll(/:is\(([^)]*)\)/g)].every(([, list = '']) =>
    list.split(',').some((name) => classes.includes(name.trim().slice(1))),
  )
  const plain = section.replace(/:(?:is|not)\([^)]*\)/g, '')
  return (
    either && !plain.includes(':') && plain.split('.').every((name) => name === '' || classes.includes(name))
  )
}

const weight = (selector: string): number => selector.split('.').length

interface Place {
  readonly rules: readonly Rule[]
  readonly classes: readonly string[]
  readonly width: number
}

/** What a property is declared as on the section, or on an element in it, by the cascade. */
const declared = ({ rules, classes, width }: Place, element: string): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter(({ selector, from }) => width >= from && isMeant(selector, element, classes))
      .toSorted((a, b) => weight(a.selector) - weight(b.selector))
      .flatMap(({ body }) => [...body.matchAll(/(?:^|;)([\w-]+):([^;]+)/g)])
      .map(([, name = '', value = '']) => [name, value]),
  )

type Properties = ReadonlyMap<string, string>
type Length = (properties: Properties, width: number) => number

/** Where the brackets end that open before this place. */
const endOf = (text: string, from: number): number => {
  let depth = 1
  let at = from
  for (; depth > 0; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
  return at - 1
}

/** A length as a script: every property in it is asked for. */
const scriptOf = (value: string): string => {
  const at = value.indexOf('var(')
  if (at < 0)
    return value
      .replace(/([\d.]+)rem/g, '($1*16)')
      .replace(/([\d.]+)cqi/g, '($1*width/100)')
      .replace(/([\d.]+)v[hw]/g, '($1*8)')
      .replace(/([\d.]+)px/g, '$1')
      .replaceAll('calc(', '(')
  const end = endOf(value, at + 4)
  const [name = '', ...fallback] = value.slice(at + 4, end).split(',')
  const put = `of('${name.trim()}','${fallback.join(',')}')`
  return scriptOf(value.slice(0, at)) + put + scriptOf(value.slice(end + 1))
}

const clamp = (low: number, wanted: number, high: number) => Math.max(low, Math.min(wanted, high))
const read = new Map<string, Length>()

/** How a browser computes a length in a container so wide, in pixels. */
const lengthOf = (value: string): Length => {
  const known = read.get(value)
  if (known) return known
  const script = new Function('of', 'width', 'min', 'max', 'clamp', `return ${scriptOf(value)}`)
  const length: Length = (properties, width) => {
    const of = (name: string, fallback: string) =>
      lengthOf(properties.get(name) ?? fallback)(properties, width)
    return Number(script(of, width, Math.min, Math.max, clamp))
  }
  read.set(value, length)
  return length
}

const theme = initialValues(themeFields)
const rules = rulesIn(pageStyle(resolveLook(theme), ['Introduction'], pageParts))
const ofSections = lengthOf(
  /font-size:(.+)$/.exec(rules.find(({ selector }) => selector === '.site :where(h2)')?.body ?? '')?.[1] ??
    '0',
)
const fit = lengthOf('var(--column,(100cqi - 2*var(--gutter)))/var(--em)')

// The heading of a board is a line above its letters, which are what is large there.
const layouts = introductionSection.layouts.map(({ id }) => id).filter((id) => id !== 'board')
const lengths = ['words-few', 'words-some', 'words-many', 'words-full']

/** How the heading stands in each layout, by how much it says: what is declared alike is looked at once. */
const places = [360, 768, 1280].flatMap((width) => {
  const all = layouts.flatMap((layout) =>
    lengths.map((length) => {
      const place = { rules, width, classes: ['section', 'section-introduction', `layout-${layout}`, length] }
      const heading = declared(place, 'h1')
      const own = [...declared(place, ''), ...heading].filter(([name]) => name.startsWith('--'))
      return { name: `${layout} ${length} ${width}`, width, own, size: heading.get('font-size') ?? '' }
    }),
  )
  return [...new Map(all.map((place) => [JSON.stringify([place.own, place.size]), place])).values()]
})

/** How many em the widest word takes that no line parts. */
const words = ['3', '11']

/** Where the heading of a page is smaller than those of its sections, though no word of it is too wide for that. */
const smaller = (family: (typeof familyIds)[number], fontPair: string): readonly string[] => {
  const root = Object.entries(resolveLook({ ...theme, family, fontPair }).properties)
  return places.flatMap(({ name, width, own, size }) =>
    words.flatMap((em) => {
      const properties = new Map([...root, ...own])
      const sections = ofSections(properties, width)
      const widest = new Map([...properties, ['--em', em]])
      const heading = lengthOf(size)(widest, width)
      const least = Math.min(sections, fit(widest, width))
      return heading + 0.01 >= least ? [] : [`${fontPair}: ${name}: ${heading} < ${least}`]
    }),
  )
}

describe('[6.page] the heading of the page', () => {
  test.each(familyIds.map((family) => ({ family })))(
    '[6.page] is never smaller than those of its sections in $family, whatever the fonts, the layout and how much it says',
    ({ family }) => {
      expect(fontPairs.flatMap(({ id }) => smaller(family, id))).toEqual([])
    },
  )

  test('[6.page] was looked at in all the ways in which it stands', () => {
    expect(places.length).toBeGreaterThan(12)
    expect(places.filter(({ size }) => !size.includes('--step-0')).map(({ name }) => name)).toEqual([])
  })
})

/** How wide the heading and its room are on a full picture, where its widest word takes so many em. */
const onFullPicture = (width: number, em: string) => {
  const classes = ['section', 'section-introduction', 'layout-full-bleed', 'words-few']
  const place = { rules, width, classes }
  const heading = declared(place, 'h1')
  const properties = new Map([
    ...Object.entries(resolveLook(theme).properties),
    ...declared(place, ''),
    ...heading,
    ['--em', em] as const,
  ])
  const of = (value: string | undefined) => lengthOf(value ?? '0')(properties, width)
  const widest = of(declared(place, ':is(.title,.copy)').get('max-width')) - of('var(--edge)') - 56
  return { word: of(heading.get('font-size')) * Number(em), widest }
}

test.each(['4', '6', '8', '11'])(
  '[6.page] a word of %s em fits into the calm side of a full picture, however wide the page',
  (em) => {
    for (const width of [1000, 1280, 1440, 1920]) {
      const { word, widest } = onFullPicture(width, em)
      expect(word).toBeLessThanOrEqual(widest + 0.01)
    }
  },
)
