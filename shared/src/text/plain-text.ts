const withoutControls = (text: string): string =>
  text
    // Half of a pair would be another character by the time it is read back.
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\P{Cc}\t\n]/gu, '')

/** A text of several lines as it is kept: one kind of line break, no control characters. */
export const severalLines = (text: string): string =>
  withoutControls(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))

/** A text of one line as it is kept: what would break the line is a space. */
export const oneLine = (text: string): string =>
  severalLines(text)
    .replace(/ *\n\s*/g, ' ')
    .replaceAll('\t', ' ')

/** Whether a text holds nothing that no keyboard types. */
export const isPlain = (text: string): boolean => !/[^\P{Cc}\t\n\r]/u.test(text)

/** Whether a text is one line. */
export const isOneLine = (text: string): boolean => !/[\n\r\u2028\u2029]/.test(text)
