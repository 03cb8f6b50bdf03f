import { type Problem, type Result, refuse, succeed } from '../problem/problem.ts'
import { isOneLine } from '../text/plain-text.ts'

/** Specification 9: external url. */
export const webAddressMaximum = 2048

/** Specification 5: what an address field says when it cannot be used. */
export const invalidWebAddress: Problem = {
  code: 'link.invalid-web-address',
  status: 400,
  text: 'Please enter a valid web address',
}

const schemeOf = /^https?:\/\//i
// URL parsers forgive extra slashes; an address that starts with them is not one that a person meant.
const schemeAndHost = /^https?:\/\/[^/?#]/i

/**
 * Specification 5: a missing scheme becomes https:// and the address is lowercased; a value with a colon after its
 * scheme is treated as empty, which takes javascript:, data: and credentials with it.
 */
export const normaliseWebAddress = (input: string): string => {
  const trimmed = input.trim()
  if (trimmed === '') return ''
  const scheme = schemeOf.exec(trimmed)?.[0]
  const rest = trimmed.slice(scheme?.length ?? 0)
  if (rest.includes(':')) return ''
  return scheme === undefined ? `https://${rest.toLowerCase()}` : `${scheme.toLowerCase()}${rest}`
}

const isWhole = (address: string): boolean => isOneLine(address) && !/[\s\\]/.test(address)

/**
 * Dotted names, the last of which is no number: URL parsers make 127.0.0.1 of 2130706433, 0x7f.1 and other spellings,
 * and an address of numbers says nothing to whoever reads it.
 */
const namedHost = /^([\w-]+\.)+(?!\d+$)[\w-]+$/

/** Whether an address is http or https with a host of dotted names, and nothing that could mislead. */
export const isWebAddress = (address: string): boolean => {
  if (address.length > webAddressMaximum || !schemeAndHost.test(address) || !isWhole(address)) return false
  if (!URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return username === '' && password === '' && namedHost.test(hostname)
}

/** The address to keep for what a person typed: '' for nothing, or the problem to show. */
export const readWebAddress = (input: string): Result<string> => {
  const address = normaliseWebAddress(input)
  if (address === '') return input.trim() === '' ? succeed('') : refuse(invalidWebAddress)
  return isWebAddress(address) ? succeed(address) : refuse(invalidWebAddress)
}
