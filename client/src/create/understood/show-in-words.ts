/** Leads to the words that something was read from, to be put right there; to all of them where they stand otherwise. */
export const showInWords = (read: string): void => {
  const field = document.querySelector<HTMLTextAreaElement>('[data-own-words]')
  if (field === null) return
  const [from, to] = placeIn(field.value, read)
  field.focus()
  field.setSelectionRange(from, to)
}

const placeIn = (words: string, read: string): readonly [from: number, to: number] => {
  // A page may say it otherwise than its owner: then the number of it is looked for.
  for (const passage of [read, /\d[\d.,:]*\d/.exec(read)?.[0] ?? '']) {
    const at = words.toLowerCase().indexOf(passage.toLowerCase())
    if (passage !== '' && at !== -1) return [at, at + passage.length]
  }
  return [0, words.length]
}
