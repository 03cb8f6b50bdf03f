/** Reading what is typed in a text's element. */

/** What the element says: line breaks only where they may be. */
export const typedText = (element: HTMLElement, { multiline }: { multiline: boolean }): string => {
  // `plaintext-only` leaves a last break behind so that the caret can stand below it.
  const text = (element.textContent ?? '').replace(/\u00a0/g, ' ')
  return multiline ? text.replace(/\n$/, '') : text.replace(/\s*\n\s*/g, ' ')
}

export const selectedLength = (element: HTMLElement): number => {
  const selection = element.ownerDocument.getSelection()
  if (!selection?.anchorNode || !element.contains(selection.anchorNode)) return 0
  return selection.toString().length
}

export const isBreak = ({ inputType }: InputEvent): boolean =>
  inputType === 'insertLineBreak' || inputType === 'insertParagraph'

export const addsText = ({ inputType }: InputEvent): boolean => inputType.startsWith('insert')

export const insertedLength = (event: InputEvent): number => {
  if (isBreak(event)) return 1
  return (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length
}
