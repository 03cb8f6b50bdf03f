import { filePaths } from '@shingle/shared/paths/server-paths.ts'
import { type EncodedPage, encodePage } from '@shingle/storage/files/encode-page.ts'

/**
 * A published page as it is at its domain: what it says of its own address and of its pictures', to search engines and to
 * those who share it, is the domain. Nothing that its policy holds by a hash says an address. It is made when somebody first comes after a
 * change, who waits for it.
 */
export const atDomain = (
  published: Buffer,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<EncodedPage> => {
  const pictures = (address: string) => `"${new URL(address).origin}${filePaths.pictures}/`
  const page = published.toString('utf8').replaceAll(`"${from}"`, `"${to}"`)
  return encodePage(page.replaceAll(pictures(from), pictures(to)), 'soon')
}
