export interface SketchWords {
  name: string
  headline: string
  text: string
}

const emptyName = 'Your name here'
const headlineLimit = 64
const textLimit = 150

/** What a sketch says, in the person's own words wherever there are some. */
export const sketchWords = (answers: { name: string; about: string; place: string }): SketchWords => {
  const name = answers.name.trim() || emptyName
  const [first = '', ...rest] = sentencesOf(answers.about)
  const place = answers.place.trim()
  if (first === '') {
    return { name, headline: name === emptyName ? 'What you do, in your words' : name, text: place }
  }
  const headline = clipped(first, headlineLimit)
  // A first sentence too long for a headline stands whole in the text below it.
  const text = headline === first ? rest.join(' ') || place : answers.about.trim()
  return { name, headline, text: clipped(text, textLimit) }
}

/** How many letters a headline may have, and how many its longest word, which no line may break. */
const room = { short: { letters: 20, word: 8 }, medium: { letters: 40, word: 10 } } as const

export const headlineSize = (headline: string): 'short' | 'medium' | 'long' => {
  const words = headline.match(/[\p{Script=Latin}\p{M}'’]+/gu) ?? []
  const longest = Math.max(0, ...words.map(({ length }) => length))
  const fits = ({ letters, word }: { letters: number; word: number }) =>
    headline.length <= letters && longest <= word
  if (fits(room.short)) return 'short'
  return fits(room.medium) ? 'medium' : 'long'
}

const sentencesOf = (words: string): string[] =>
  words
    .trim()
    .split(/(?<=[.!?])\s+|(?<=[。！？])\s*/)
    .map((sentence, index) => (index === 0 ? sentence.replace(/[.。]$/, '') : sentence))
    .filter((sentence) => sentence !== '')

/** Cuts between words where there are spaces, else between characters. */
const clipped = (words: string, limit: number): string => {
  if (words.length <= limit) return words
  const cut = words.slice(0, limit)
  const space = cut.lastIndexOf(' ')
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:]+$/, '')}…`
}
