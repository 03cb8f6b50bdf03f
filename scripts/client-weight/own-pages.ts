import { JSDOM } from 'jsdom'
import { type ClientBuild, scriptOf } from './first-load.ts'

type OwnPage = ClientBuild['pages'][number]

/** What of a page is set in which of its fonts. A font that is not named here waits until somebody has names painted. */
const setIn: Readonly<Record<string, string>> = {
  'Bricolage Grotesque Variable 700':
    'h1,h2,h3,h4,.mark,.foot .big,.pull,time,.keep b,.ruled b,.all-trades b,.headlines li,.plain .t,.blank-sign p,.ticket i',
  'Bricolage Grotesque Variable 800': 'h1,.ticket b',
  'Instrument Sans Variable 400 700': 'body',
  'Board Cycle 800': '.cycle .t',
  'Board Table 600': '.table .t',
  'Board Garden 600': '.garden .t,.phone:not(.bad) .phone-bar,.phone:not(.bad) .says',
}
/** The boards that are painted in capitals. */
const inCapitals = 'Board Cycle 800'

interface Face {
  /** Its family and weight. */
  readonly name: string
  readonly file: string
  readonly holds: (letter: string) => boolean
}

const rangeOf = (range: string): Face['holds'] => {
  const runs = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return runs.some(([first = 0, last = 0]) => first <= code && code <= last)
  }
}

const said = (rule: string, pattern: RegExp): string => pattern.exec(rule)?.[1] ?? ''

/** The faces that a style names, apart from those of the device. */
const facesIn = (style: string): readonly Face[] =>
  [...style.matchAll(/@font-face\s*\{([^}]*)\}/g)]
    .map(([, rule = '']) => ({
      name: [/font-family:\s*["']?([^;"']+)/, /font-weight:\s*([^;]+)/]
        .map((part) => said(rule, part))
        .join(' '),
      file: said(rule, /url\(["']?\/?([^)"']+)/),
      holds: rangeOf(said(rule, /unicode-range:\s*([^;}]+)/)),
    }))
    .filter(({ file }) => file !== '')

const readPage = ({ html }: OwnPage, { files }: ClientBuild) => {
  const { document } = new JSDOM(html).window
  const named = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((link) => (link.getAttribute(attribute) ?? '').slice(1))
  const styles = named('link[rel=stylesheet]', 'href').map((name) => {
    const file = files.find(({ fileName }) => fileName === name)
    if (file === undefined) throw new Error(`The build has no ${name}`)
    return file
  })
  /** The letters that are set in a font, with what a field says while it is empty. */
  const lettersIn = (face: string): readonly string[] => {
    const text = [...document.querySelectorAll(setIn[face] ?? 'nothing')].flatMap((element) => [
      element.textContent,
      ...[...element.querySelectorAll('[placeholder]')].map((field) => field.getAttribute('placeholder')),
    ])
    const whole = text.join(' ').replaceAll(/\s+/g, ' ')
    return [...new Set(face === inCapitals ? whole.toUpperCase() : whole)]
  }
  return {
    styles,
    scripts: named('script[src]', 'src'),
    lettersIn,
    faces: styles.flatMap(({ text }) => facesIn(text ?? '')),
  }
}

/** What a page is as sent: with its style, its script and every font that one of its letters is in. */
export const weighOwnPage = (page: OwnPage, build: ClientBuild) => {
  const { styles, scripts, lettersIn, faces } = readPage(page, build)
  const begins = build.chunks.filter(({ fileName }) => scripts.includes(fileName))
  const fonts = faces.filter(({ name, holds }) => lettersIn(name).some(holds)).map(({ file }) => file)
  const sent = [
    ...[page, ...styles, ...scriptOf(begins, build.chunks)],
    ...build.files.filter(({ fileName }) => fonts.includes(fileName)),
  ]
  return { bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0), fonts }
}

/** The letters of a page that are in none of the files which it fetches first, by the font that they are set in. */
export const foreignLetters = (page: OwnPage, build: ClientBuild): readonly string[] => {
  const { lettersIn, faces } = readPage(page, build)
  const first = faces.filter(({ file }) => /\/(own|board)-/.test(file))
  return Object.keys(setIn).flatMap((face) => {
    const own = first.filter(({ name }) => name === face)
    const missing = lettersIn(face).filter((letter) => !own.some(({ holds }) => holds(letter)))
    return missing.length === 0 ? [] : [`${face}: ${missing.join('')}`]
  })
}
