/** What a piece of code is, as far as it has a colour. */
export type CodeKind = 'tag' | 'name' | 'value' | 'comment' | 'word' | 'plain'

/** A piece of code; all of them together are the code. */
export interface CodeToken {
  readonly kind: CodeKind
  readonly text: string
}

const markup = /(?<comment><!--[\s\S]*?(?:-->|$)|<![^>]*>?)|(?<tag><\/?[a-z][^\s/>]*)|(?<plain>[^<]+|<)/giy
const attributes =
  /(?<tag>\/?>)|(?<value>(?<==\s*)(?:"[^"]*"?|'[^']*'?|[^\s"'>]+))|(?<name>[^\s"'<>/=]+)|(?<plain>[\s=]+|.)/giy
const script =
  /(?<comment>\/\*[\s\S]*?(?:\*\/|$)|(?<![:\\])\/\/[^\n]*)|(?<value>"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?|\b\d[\d.]*\b)|(?<word>\b(?:async|await|const|else|false|for|function|if|let|new|null|return|this|true|undefined|var|while)\b)|(?<plain>[^\S\n]+|[\w$-]+|\s|.)/gy
const kinds: readonly CodeKind[] = ['tag', 'name', 'value', 'comment', 'word', 'plain']

/** The token that stands at a place; the patterns have one for every character. */
const tokenAt = (pattern: RegExp, code: string, at: number): CodeToken => {
  pattern.lastIndex = at
  const { groups = {} } = pattern.exec(code) ?? {}
  const kind = kinds.find((one) => groups[one] !== undefined) ?? 'plain'
  return { kind, text: groups[kind] ?? code.charAt(at) }
}

/** Every token from one place to another. */
const tokensIn = (
  pattern: RegExp,
  code: string,
  { from, to }: Readonly<Record<'from' | 'to', number>>,
): readonly CodeToken[] => {
  const tokens: CodeToken[] = []
  const part = code.slice(0, to)
  for (let at = from; at < to; at += tokens.at(-1)?.text.length ?? 1) tokens.push(tokenAt(pattern, part, at))
  return tokens
}

const endOf = (code: string, closing: RegExp, from: number): number => {
  closing.lastIndex = from
  const found = closing.exec(code)
  return found?.index ?? code.length
}

const closings: Readonly<Record<string, RegExp>> = {
  '<script': /<\/script/gi,
  '<style': /<\/style/gi,
}

/** Takes pasted HTML apart, the scripts and styles in it too. It is only for the eye: nothing is judged by it. */
export const codeTokens = (code: string): readonly CodeToken[] => {
  const tokens: CodeToken[] = []
  let at = 0
  const add = (more: readonly CodeToken[]) => {
    for (const token of more) {
      tokens.push(token)
      at += token.text.length
    }
  }
  while (at < code.length) {
    const opened = tokenAt(markup, code, at)
    add([opened])
    if (opened.kind !== 'tag') continue
    const closes = endOf(code, />/g, at)
    add(tokensIn(attributes, code, { from: at, to: Math.min(closes + 1, code.length) }))
    const closing = closings[opened.text.toLowerCase()]
    if (closing !== undefined) add(tokensIn(script, code, { from: at, to: endOf(code, closing, at) }))
  }
  return tokens
}
