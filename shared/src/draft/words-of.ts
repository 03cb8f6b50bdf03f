import { plainTextOf } from '../rich-text/rich-text.ts'
import type { SectionValue } from './section-values.ts'

/** The words of a value, without what stands around them; '' of what holds none. */
export const wordsOf = ({ kind, value }: SectionValue): string => {
  if (kind === 'rich') return plainTextOf(value).trim()
  return kind === 'text' || kind === 'long' ? value.trim() : ''
}
