/**
 * What a text that nobody can write in yet will hold after this key: the text before it, longer by a letter or shorter by
 * one; null for a key that writes nothing, such as one with a modifier.
 */
export const typedAfter = (before: string, event: KeyboardLike): string | null => {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key === 'Backspace') return before.slice(0, -1)
  return event.key.length === 1 ? before + event.key : null
}

type KeyboardLike = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>
