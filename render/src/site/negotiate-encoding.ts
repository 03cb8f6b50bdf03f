import { type PageEncoding, pageEncodings } from '@shingle/shared/website/published-page.ts'

const refused = /;\s*q=0(\.0{0,3})?\s*$/

const accepts = (header: string, encoding: string): boolean => {
  if (!header.includes(encoding)) return false
  const offer = header.split(',').find((part) => part.trimStart().startsWith(encoding))
  return offer !== undefined && !refused.test(offer)
}

// Browsers send a handful of different headers, always the same ones: each is read once.
const known = new Map<string, PageEncoding>()
const knownMaximum = 256

const read = (header: string): PageEncoding => {
  const encoding = pageEncodings.find((candidate) => accepts(header, candidate)) ?? 'identity'
  if (known.size >= knownMaximum) known.clear()
  known.set(header, encoding)
  return encoding
}

/** The best encoding that a request's Accept-Encoding allows; identity is always allowed. */
export const negotiateEncoding = (header: string | undefined): PageEncoding =>
  header === undefined || header === '' ? 'identity' : (known.get(header) ?? read(header))
