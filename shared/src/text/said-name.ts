import { parse } from 'tldts'

// A name is no message: whoever may name themselves as they like would have strangers read an address or a number to call.

/** Where an address is more than a dot: of mail, with its protocol, of a machine, in ASCII's spelling, or told to be read backwards. */
const plainAddress =
  /@|:\/\/|\b(?:https?|ftp|mailto|tel|sms)\s*:|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)|xn--|(?<![\p{L}\p{N}])www(?![\p{L}\p{N}])|[\u202d\u202e]/iu

const words = /[\p{L}\p{M}]{2}\.[\p{L}\p{M}]{2}/u
/** What may be the last part of an address, of whatever stands before its dot. */
const ending = /[^\s.]\s*\.(?=(\p{L}{2,}))|[^\s.]\s+\.\s+(?=(\p{L}{2,}))/gu
/** So that 'u. Co.' and 'Polka Dot Shop' stay names. */
const spelledOut =
  /[\p{L}\p{N}](?:(?:\.\s+|\s+(?:dot|punkt|point|punto)\s+)(?:com|net|org)|\s+punkt\s+(?:de|at|ch|info)|\s+at\s+[\p{L}\p{N}-]{1,60}\s+(?:com|net|org))(?!\p{L})/iu

const dots = /[。]|\s{0,9}[([{<]\s{0,9}(?:\.|dot|punkt|point|punto)\s{0,9}[)\]}>]\s{0,9}/giu
/** What passes for a dot between letters, but for the one that Catalan has between two l. */
const dotLike = /(?<=[\p{L}\p{N}-])(?:[•‧۔։∙⋅]|·(?![lL])|(?<![lL])·)(?=[\p{L}\p{N}])/gu
const quotedDot = /["'“”«»‹›„]{1,3}\.["'“”«»‹›„]{1,3}/gu
/** Letters with a space between each and the next. */
const apart = /(?<=(?<![\p{L}\p{M}])\p{L})\s(?=\p{L}(?![\p{L}\p{M}]))/gu
/** A numeral that passes for a letter in the last part of an address. */
const letterLike = /(?<=\.\p{L}{1,6})0(?=\p{L})/gu
const ats = /[([{<]\s*at\s*[)\]}>]/giu

const numeral = '[\\p{N}零一二三四五六七八九]'
const between = '[^\\p{L}\\p{N}]*(?:\\p{L}(?![\\p{L}\\p{M}])[^\\p{L}\\p{N}]*)?'
const number = new RegExp(`${numeral}(?:${between}${numeral}){5,}`, 'gu')
const alwaysOpen = /^24\P{N}+7\P{N}+365$/u
/** Letters that pass for a 0 or a 1 beside numerals. */
const lookAlikes = /(?<=\p{N})[oOlI]{1,20}|[oOlI]{1,20}(?=\p{N})/gu

/** Without what nobody sees, and in the one spelling of each letter, numeral and dot. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(dots, '.')
    .replace(dotLike, '.')
    .replace(quotedDot, '.')
    .replace(apart, '')
    .replace(letterLike, 'o')
    .replace(ats, '@')

const holdsAddress = (name: string): boolean =>
  plainAddress.test(name) ||
  words.test(name) ||
  spelledOut.test(name) ||
  [...name.matchAll(ending)].some(([, close, apart]) => parse(`a.${close ?? apart}`).isIcann === true)

const holdsNumber = (name: string): boolean => {
  const told = name.replace(lookAlikes, (letters) => '0'.repeat(letters.length))
  return [...told.matchAll(number)].some(([digits]) => !alwaysOpen.test(digits))
}

// Longer than most: the rest of a heading or a subject has room beside it.
const longest = 60

/**
 * A name that its bearer chose, where strangers read it; `otherwise` where it would lead them somewhere else, in whatever
 * spelling it holds an address or a number to call.
 */
export const saidName = (name: string, otherwise: string): string => {
  if (name.length > longest || plainAddress.test(name)) return otherwise
  const read = plain(name)
  return holdsAddress(read) || holdsNumber(read) ? otherwise : name
}
