import { parseJson } from '@shingle/shared/text/parse-json.ts'
import { type DescribedThing, depthMaximum, listOf, propertiesOf, thingsMaximum, typesOf } from './nodes.ts'
import type { PageDocument } from './page-dom.ts'

/** What a script says; what cannot be read is not told. */
const parse = (text: string): unknown =>
  // Some pages write it into comments or leave line breaks in its texts.
  parseJson(
    text.replace(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/gu, '').replace(/[\n\r\t]+/gu, ' '),
  )

const scriptsMaximum = 20
/** How many values are looked at, lists and texts too. */
const looksMaximum = thingsMaximum * 4

interface Ahead {
  readonly value: object
  readonly depth: number
}

const within = (value: object): readonly unknown[] =>
  (Array.isArray(value) ? value : Object.values(value).flatMap(listOf)).slice(0, thingsMaximum)

/** The objects in some values, those in others behind them; without recursion, since they nest as deep as they like. */
function* objectsIn(values: readonly unknown[]): Generator<object> {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null
  const ahead: Ahead[] = values.filter(isObject).map((value) => ({ value, depth: 0 }))
  for (const { value, depth } of ahead) {
    yield value
    if (depth === depthMaximum) continue
    for (const part of within(value).filter(isObject))
      if (ahead.length < looksMaximum) ahead.push({ value: part, depth: depth + 1 })
  }
}

/** The things in JSON-LD, those within others too, in order. */
export const jsonLdOf = (document: PageDocument): readonly DescribedThing[] => {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const parsed = scripts.slice(0, scriptsMaximum).map(({ textContent }) => parse(textContent ?? ''))
  return [...objectsIn(parsed)]
    .map(propertiesOf)
    .map((properties) => ({ types: typesOf(properties['@type']), properties }))
    .filter(({ types }) => types.length > 0)
    .slice(0, thingsMaximum)
}
