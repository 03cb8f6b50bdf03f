const named = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/iu
const headBytes = 2048

const tryDecode = (bytes: Uint8Array, charset: string): string | undefined => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    // A character set that nobody knows, or not the one that the page is in.
    return undefined
  }
}

const byMark = ([first, second]: Uint8Array): string => {
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : ''
}

/** The text of a page: in the character set that it is in, which may be another than it says. */
export const decodePage = (bytes: Uint8Array, charset: string): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes))
  const said = byMark(bytes) || charset || (named.exec(head)?.[1] ?? '').toLowerCase()
  const tried = said === '' ? undefined : tryDecode(bytes, said)
  return tried ?? tryDecode(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes)
}
