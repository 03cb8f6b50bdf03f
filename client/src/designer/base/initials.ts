/** One or two letters that stand for a person, from a name or an email address. */
export const initials = (name: string): string => {
  const words = name
    .split('@')[0]
    ?.split(/[\s._-]+/)
    .filter(Boolean)
  const letters = [words?.[0], words && words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
