import { pageAtDomain } from '@shingle/shared/page/page-at-domain.ts'
import { type EncodedPage, encodePage } from '@shingle/storage/files/encode-page.ts'

/** A published page as it is at its domain, made when somebody first comes after a change, who waits for it. */
export const atDomain = (
  published: Buffer,
  addresses: { readonly from: string; readonly to: string },
): Promise<EncodedPage> => encodePage(pageAtDomain(published.toString('utf8'), addresses), 'soon')
