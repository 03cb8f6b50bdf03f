import { describe, expect, it } from 'vitest'
import { codeTokens } from './code-tokens.ts'

const told = (code: string) =>
  codeTokens(code)
    .filter(({ kind, text }) => kind !== 'plain' && text.trim() !== '')
    .map(({ kind, text }) => `${kind} ${text}`)

describe('[2.3.embed] code that an owner embeds', () => {
  it('is told apart: tags, names, values and comments', () => {
    expect(told('<!-- map --><iframe src="https://maps.example/?a=1" width=300 hidden></iframe>Map')).toEqual(
      [
        ...['comment <!-- map -->', 'tag <iframe', 'name src', 'value "https://maps.example/?a=1"'],
        ...['name width', 'value 300', 'name hidden', 'tag >', 'tag </iframe', 'tag >'],
      ],
    )
  })

  it('is told apart inside of scripts and styles, and no further than they go', () => {
    expect(told(`<script>\nconst a = 'x' // why\n</script><b>`)).toEqual([
      ...['tag <script', 'tag >', 'word const', "value 'x'", 'comment // why'],
      ...['tag </script', 'tag >', 'tag <b', 'tag >'],
    ])
    expect(told('<style>a{background:url(https://a.example)}/* x */</style>')).toEqual([
      ...['tag <style', 'tag >', 'comment /* x */', 'tag </style', 'tag >'],
    ])
  })

  it.each([
    ['', 'nothing'],
    ['<', 'a beginning'],
    ['<a href="', 'half a value'],
    ['<!-- never closed', 'half a comment'],
    ['<script>let a = `', 'half a script'],
    ['a < b && c > d', 'no tag'],
    [`<p title='it"s'>${'\u{1f600}'}</p>`, 'quotes and signs'],
  ])('is shown as it stands: %s', (code) => {
    expect(
      codeTokens(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
  })

  it('is shown as it stands, whatever was typed', () => {
    const pieces = [
      '<',
      '>',
      '"',
      "'",
      '`',
      '=',
      '/',
      '\\',
      '\n',
      ' ',
      'a',
      '<script',
      '</script>',
      '<!--',
      '//',
    ]
    for (let seed = 1; seed < 400; seed += 1) {
      const code = Array.from(
        { length: 30 },
        (_, at) => pieces[(seed * (at + 7) * 2_654_435) % pieces.length],
      ).join('')
      expect(
        codeTokens(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code)
    }
  })
})
