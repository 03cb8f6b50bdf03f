/** Whether this is a platform of Command keys, where Backspace is called delete. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A combination as this platform writes it, such as 'Ctrl D' or '⌘D'. */
export const commandKeys = (key: string): string => {
  if (!isApple) return `Ctrl ${key}`
  return `⌘${key.replace('Shift ', '⇧')}`
}
