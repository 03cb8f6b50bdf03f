import { businessLimits } from '../../business/business.ts'

const emailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const phoneNumber =
  /(?<![\p{L}\p{N}@.,£$€¥/-])(?:(?:\+|\(?0)[\d ()./-]{6,20}\d|\(?[2-9]\d{2}\)?[ .-]\d{2,3}[ .-]\d{2,4}(?:[ .-]\d{2,4})?)(?![\p{L}\p{N}@])/u
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/
const streetAddress =
  /\b\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}'’.-]* ){1,4}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Dr|Close|Way|Place|Square|Terrace|Court|Boulevard|Blvd|Row|Hill|Crescent)\b/u
const britishPostcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/
const americanPostcode = /(?<=\b[A-Z]{2} )\d{5}(?:-\d{4})?\b/
const japanesePostcode = /(?<=〒 ?)\d{3}-\d{4}/

/** The ways to reach a business, as far as the person wrote them; '' for what they did not. */
export interface ContactFacts {
  readonly phone: string
  readonly email: string
  readonly streetAddress: string
  readonly postalCode: string
}

const phoneIn = (text: string): string => {
  const found = text.match(phoneNumber)?.[0].trim() ?? ''
  const digits = found.replace(/\D/g, '').length
  if (digits < 8 || digits > 15 || date.test(found) || found.length > businessLimits.phone) return ''
  return found
}

const emailIn = (text: string): string => {
  const found = text.match(emailAddress)?.[0] ?? ''
  return found.length <= businessLimits.email ? found : ''
}

/** Finds the phone number, e-mail address and street address in a person's own words. */
export const findContactFacts = (text: string): ContactFacts => ({
  phone: phoneIn(text),
  email: emailIn(text),
  streetAddress: text.match(streetAddress)?.[0] ?? '',
  postalCode:
    (text.match(britishPostcode) ?? text.match(americanPostcode) ?? text.match(japanesePostcode))?.[0] ?? '',
})

const areaLeadIn =
  /\b(?:serving|covering|across|throughout|all over|we cover|i cover|we serve|i serve|working in and around|in and around)\s+((?:the )?\p{Lu}[\p{L}'’ ,&-]*?)(?=[.;:!?()\n]|\s(?:for|since|from|with|by|on|at|who|where|seven|every|and we|and i)\b|$)/u

/** The area a person says they serve, '' where they do not say. */
export const findServiceArea = (text: string): string => {
  const area =
    text
      .match(areaLeadIn)?.[1]
      ?.trim()
      .replace(/[ ,&-]+$/u, '') ?? ''
  return area.length <= businessLimits.area ? area : ''
}
