import { filePaths } from '../paths/server-paths.ts'

/**
 * A published page as it is at its domain: what it says of its own address and of its pictures', to search engines and to
 * those who share it, is the domain. Nothing that its policy holds by a hash says an address.
 */
export const pageAtDomain = (
  html: string,
  { from, to }: { readonly from: string; readonly to: string },
): string => {
  const pictures = (address: string) => `"${new URL(address).origin}${filePaths.pictures}/`
  return html
    .replaceAll(`"${from}"`, `"${to}"`)
    .replaceAll(`"${from}/`, `"${to}`)
    .replaceAll(`"${from}#`, `"${to}#`)
    .replaceAll(pictures(from), pictures(to))
}
