import type { Problem } from '../problem/problem.ts'

/** Specification 9: phone numbers. */
export const phoneMaximum = 24

/** Said of a phone number that cannot be dialled. */
export const invalidPhone: Problem = {
  code: 'phone.invalid',
  status: 400,
  text: 'Please enter a phone number',
}

const phonePattern = /^\+?[\d\p{Zs}().\-/]{3,}$/u

/** Whether a text can be dialled. */
export const isPhone = (phone: string): boolean =>
  phone.length <= phoneMaximum && phonePattern.test(phone) && /\d{3}/.test(phone.replace(/\D/g, ''))

/** The `tel:` address of a phone number as people write it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
