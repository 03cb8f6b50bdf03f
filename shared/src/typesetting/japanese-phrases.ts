import { model } from 'budoux/dist/data/models/ja.js'
import { Parser } from 'budoux/dist/parser.js'
import { aroundName } from './japanese-name.ts'
import { lineEnd } from './marks.ts'

const parser = new Parser(model)

/** The text with every place marked at which a line of Japanese may end; names stay whole. */
export const markPhrases = (text: string, names: readonly string[]): string => {
  const named = aroundName(text, names)
  if (named === undefined) return parser.parse(text).join(lineEnd)
  const { before, parts, after } = named
  const pieces = [
    ...(before === '' ? [] : [markPhrases(before, [])]),
    parts.join(lineEnd),
    ...(after === '' ? [] : [markPhrases(after, names)]),
  ]
  return pieces.join(lineEnd)
}
