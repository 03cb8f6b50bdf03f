import { formPattern } from '../mask/form.ts'

// 'Samosas 3 for £5', 'tacos al pastor 3 por 7 €': how many the sum is for belongs to it, and to no name.
const howMany = new RegExp(
  `(?<=\\p{L}\\s)(?:${formPattern('figure')}|two|three|four|five|six|dos|tres|cuatro|zwei|drei|vier|deux|trois|quatre|due|tre|quattro) (?:for|für|por|pour|per) $`,
  'iu',
)

/** What stands before a sum, without how many of it that is for, and these words. */
export const withoutCount = (before: string): { readonly before: string; readonly many: string } => {
  const many = howMany.exec(before)?.[0] ?? ''
  return { before: before.slice(0, before.length - many.length), many }
}

/** What stands before a sum that is paid on top of something: 'express +'; undefined where nothing does. */
export const paidOnTop = (before: string): { readonly text: string; readonly sign: string } | undefined => {
  const sign = /[+＋]\s?$/u.exec(before)
  const text = sign === null ? '' : before.slice(0, sign.index)
  return sign === null || text.trim() === '' ? undefined : { text, sign: sign[0] }
}
