import { type PageEncoding, pageEncodings } from '@shingle/shared/website/published-page.ts'

const refused = /;\s*q=0(\.0{0,3})?\s*$/

const accepts = (header: string, encoding: string): boolean => {
  if (!header.includes(encoding)) return false
  const offer = header.split(',').find((part) => part.trimStart().startsWith(encoding))
  return offer !== undefined && !refused.test(offer)
}

/** The best encoding that a request's Accept-Encoding allows; identity is always allowed. */
export const negotiateEncoding = (header: string | undefined): PageEncoding => {
  if (header === undefined || header === '') return 'identity'
  return pageEncodings.find((encoding) => accepts(header, encoding)) ?? 'identity'
}
