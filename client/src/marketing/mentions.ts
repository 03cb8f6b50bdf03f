/** Whether the words have one that begins with the stem: 'bike' is in 'Bikes fixed', not in 'motorbikes'. */
export const mentions = (words: string, stem: string): boolean => {
  const at = words.indexOf(stem)
  if (at <= 0) return at === 0
  return /[^\p{L}]/u.test(words[at - 1] ?? '')
}
