/** A page's text on one line, without markup that was written out as text. */
export const plainLine = (text: string | null): string =>
  (text ?? '')
    .replace(/<[^<>]*>/gu, ' ')
    // What nobody sees parts no word: a soft hyphen stands in the middle of one.
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
