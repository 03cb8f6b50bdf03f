const plainWord = /^\p{Ll}[\p{Ll}’']*(?![\p{L}\p{N}]|\.\p{L})/u

/** A text that begins with a capital; a word that has its own way to begin stays: 'iPhone repairs', 'example.com'. */
export const raiseFirst = (text: string): string =>
  plainWord.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
