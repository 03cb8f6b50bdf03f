/** Specification 9: phone numbers. */
export const phoneMaximum = 24

const phonePattern = /^\+?[\d\s().\-/]{3,}$/

/** Whether a text can be dialled. */
export const isPhone = (phone: string): boolean =>
  phone.length <= phoneMaximum && phonePattern.test(phone) && /\d{3}/.test(phone.replace(/\D/g, ''))

/** The `tel:` address of a phone number as people write it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
