import { lifetimeWords } from '../time/lifetime-words.ts'

/** Specification 5 and 9: a sign-in code has 6 characters. */
export const codeLength = 6

/** 31 letters and digits of which no two are mistaken for each other when read aloud or copied by hand. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** How long a sign-in code works. */
export const codeLifetimeMs = 10 * 60 * 1000

/** The same as a person reads it: '10 minutes'. */
export const codeLifetime = lifetimeWords(codeLifetimeMs)

/** How many guesses one code allows, right or wrong. */
export const codeTries = 5

const codePattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

/** What a person typed or pasted, as codes are compared: capitals, no spaces or dashes. */
export const normaliseCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

/** Whether a normalised text could be a code at all. */
export const isCode = (code: string): boolean => codePattern.test(code)

/** A whole number from 0 to 2³¹−1 as a code; every code is reached by 2 or 3 of the numbers. */
export const codeOf = (number: number): string => {
  let rest = number
  let code = ''
  for (let at = 0; at < codeLength; at += 1) {
    code += codeAlphabet.charAt(rest % codeAlphabet.length)
    rest = Math.floor(rest / codeAlphabet.length)
  }
  return code
}
