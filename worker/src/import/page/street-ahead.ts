const name = "\\p{Lu}[\\p{L}’'.\\-]{1,24}"
const names = `${name}(?: (?:(?:of|the|de|del|della|di|du|la|le|von|zum|zur) )?${name}){0,3}`
const number = '\\d{1,4}[a-zA-Z]?(?:[\\-–/]\\d{1,4}[a-zA-Z]?)?'
const unit = /^(?:Unit|Flat|Suite|Studio|Shop) \d{1,4}[a-zA-Z]?$/u

// '14 Kirkgate': a number and names, and nothing else on the line.
const numberFirst = new RegExp(`^${number},? ${names}$`, 'u')
// 'Lindenhof 12', where codes are figures alone; four of them would be a year.
const numberLast = new RegExp(`^${names},? \\d{1,3}[a-zA-Z]?$`, 'u')
// 'Leeds', 'Austin, TX': between a street and its postcode stand names alone.
const town = new RegExp(`^(?:${names}|[A-Z]{2})$`, 'u')
const lead = /^(?:[^\p{L}\d]{1,3}|\p{L}[\p{L} ]{1,24}[:：])\s*/u

const partsAhead = 4

/**
 * The line of a street that a full postcode follows, with nothing but a town between them; '' where something else stands
 * there. With its postcode behind it, a street needs no word that says so.
 */
export const streetAhead = (text: string, postalCode: string): string => {
  if (postalCode === '') return ''
  const ahead = text.slice(0, text.indexOf(postalCode))
  const parts = ahead
    .split(/[,\n|·•]/u)
    .map((part) => part.trim().replace(lead, ''))
    .filter((part) => part !== '')
    .slice(-partsAhead)
  const street = /\p{L}/u.test(postalCode) ? numberFirst : numberLast
  const at = parts.findLastIndex((part) => street.test(part))
  if (at < 0 || !parts.slice(at + 1).every((part) => town.test(part))) return ''
  const isInUnit = unit.test(parts[at - 1] ?? '')
  return parts.slice(isInUnit ? at - 1 : at, at + 1).join(', ')
}
