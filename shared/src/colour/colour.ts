import { type Problem, type Result, refuse, succeed } from '../problem/problem.ts'

/** Specification 5: a colour needs 3 or 6 hex digits. */
export const invalidHexColour: Problem = {
  code: 'colour.invalid-hex',
  status: 400,
  text: 'Invalid hex color code',
}

/** `#rrggbb` in lower case, from 3 or 6 hex digits with or without '#'. */
export const readHexColour = (input: string): Result<string> => {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(input.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return refuse(invalidHexColour)
  return succeed(`#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`)
}
