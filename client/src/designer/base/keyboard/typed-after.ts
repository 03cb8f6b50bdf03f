/**
 * What a text that nobody can write in yet will hold after this key: the text before it, longer by a letter or a line break, or
 * shorter by one; null for a key that writes nothing, such as one of a command.
 */
export const typedAfter = (before: string, event: PressedKey): string | null => {
  if (isCommand(event)) return null
  if (event.key === 'Backspace') return before.slice(0, -1)
  if (event.key === 'Enter') return `${before}\n`
  return event.key.length === 1 ? before + event.key : null
}

// Some keyboards write '€' and '@' with AltGr, which comes as Control and Alt, or with Option, which comes as Alt.
const isCommand = (event: PressedKey): boolean =>
  !event.getModifierState('AltGraph') &&
  (event.ctrlKey || event.metaKey || (event.altKey && /^[a-z0-9]$/i.test(event.key)))

interface PressedKey extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> {
  getModifierState: (key: 'AltGraph') => boolean
}
