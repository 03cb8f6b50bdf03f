/** The id of whatever has a row as a pattern's source: 24 hexadecimal digits. */
export const rowIdDigits = '[0-9a-f]{24}'
