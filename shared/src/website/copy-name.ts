import { businessLimits } from '../business/business.ts'
import { cutText } from '../text/text-length.ts'

const copyEnd = / copy(?: \d+)?$/

/**
 * What a duplicate of a website is called, so that a list tells the two apart: 'Pell Street copy', 'Pell Street copy 2';
 * never one of `taken`, never longer than a name may be. A website without a name has a duplicate without one.
 */
export const copyName = (name: string, taken: ReadonlySet<string>): string => {
  const original = name.trim().replace(copyEnd, '')
  if (original === '') return ''
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? ' copy' : ` copy ${count}`
    const copy = `${cutText(original, businessLimits.name - end.length).trimEnd()}${end}`
    if (!taken.has(copy)) return copy
  }
}
