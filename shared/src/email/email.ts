import type { Problem } from '../problem/problem.ts'
import { emailMaximum } from './email-maximum.ts'

/** Specification 5: contact form email. */
export const invalidEmail: Problem = {
  code: 'email.invalid',
  status: 400,
  text: 'Please enter a valid email address',
  field: 'email',
}

// One address alone: no comma, angle bracket, quote or control character can add a recipient or a header, and nothing
// that a link reads as more than an address.
const pattern = /^[^\s\p{C}@,;:<>()[\]"\\?%#]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u

/** Trimmed and lowercased, as addresses are compared (specification 5). */
export const normaliseEmail = (input: string): string => input.trim().toLowerCase()

/** Whether a text is one e-mail address of at most 64 characters. */
export const isEmail = (address: string): boolean => address.length <= emailMaximum && pattern.test(address)
