// Letters of other alphabets, and rare Latin ones, that are drawn as these.
const drawnAlike: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
  ...{ і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ӏ: 'l', һ: 'h', ԛ: 'q', ԝ: 'w', г: 'r', п: 'n', ь: 'b' },
  ...{
    α: 'a',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    γ: 'y',
    ω: 'w',
  },
  ...{ ı: 'i', ɩ: 'i', ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ɡ: 'g', ɑ: 'a', ſ: 's' },
}

/** A text with every letter written as the one of a to z that it is drawn like, its marks left out. */
export const plainLetters = (text: string): string =>
  [...text.normalize('NFD').replace(/\p{M}/gu, '')].map((letter) => drawnAlike[letter] ?? letter).join('')

/** Whether one word is written in letters of several alphabets that are drawn alike. */
export const mixesAlphabets = (word: string): boolean =>
  [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((alphabet) => alphabet.test(word))
    .length > 1
