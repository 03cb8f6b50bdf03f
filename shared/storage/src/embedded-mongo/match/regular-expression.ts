import { BSONRegExp } from 'mongodb'
import { MongoError } from '../mongo-error.ts'

/** True for a regular expression value. */
export const isRegularExpression = (value: unknown): value is BSONRegExp | RegExp =>
  value instanceof BSONRegExp || value instanceof RegExp

/** Compiles a pattern given as text or value; throws BadValue when it does not compile. */
export const regularExpression = (source: unknown, options?: unknown): RegExp => {
  const [pattern, ownFlags] = patternAndFlags(source)
  const flags = typeof options === 'string' ? options : ownFlags
  if (/[^imsux]/.test(flags)) throw new MongoError('BadValue', `invalid flag in regex options: ${flags}`)
  try {
    const isExtended = flags.includes('x')
    return new RegExp(isExtended ? withoutSpacing(pattern) : pattern, flags.replaceAll(/[ux]/g, ''))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new MongoError('BadValue', `Regular expression is invalid: ${error.message}`)
  }
}

const patternAndFlags = (source: unknown): [pattern: string, flags: string] => {
  if (source instanceof BSONRegExp) return [source.pattern, source.options]
  if (source instanceof RegExp) return [source.source, source.flags]
  if (typeof source === 'string') return [source, '']
  throw new MongoError('BadValue', '$regex has to be a string')
}

const withoutSpacing = (pattern: string): string =>
  pattern.replaceAll(/(\\.)|#.*$|\s+/gm, (_, escaped: string | undefined) => escaped ?? '')
