import { formPattern } from '../mask/form.ts'

const money = formPattern('money')

/** A price in a masked text, or two that are the ends of one: 'between £40 and £150'. */
export const priceSpan = new RegExp(`${money}(?:\\s(?:and|to|bis|und|y|a|et|à|e)\\s${money})?`, 'u')
