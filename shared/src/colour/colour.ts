import { type Problem, type Result, refuse, succeed } from '../problem/problem.ts'

/** Specification 5: a colour needs 3 or 6 hex digits. */
export const invalidHexColour: Problem = {
  code: 'colour.invalid-hex',
  status: 400,
  text: 'Invalid hex color code',
}

/** Specification 5: alpha runs from 0 to 1. */
export const invalidAlpha: Problem = {
  code: 'colour.invalid-alpha',
  status: 400,
  text: 'alpha must be between 0 and 1',
}

/** `#rrggbb` in lower case, from 3 or 6 hex digits with or without '#'. */
export const readHexColour = (input: string): Result<string> => {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(input.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return refuse(invalidHexColour)
  return succeed(`#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`)
}

/** A colour with an opacity, as CSS `rgb(r g b / a)`. */
export const withAlpha = (input: string, alpha: number): Result<string> => {
  const colour = readHexColour(input)
  if (!colour.ok) return colour
  if (!(alpha >= 0 && alpha <= 1)) return refuse(invalidAlpha)
  const channel = (at: number) => Number.parseInt(colour.value.slice(at, at + 2), 16)
  return succeed(`rgb(${channel(1)} ${channel(3)} ${channel(5)} / ${alpha})`)
}
