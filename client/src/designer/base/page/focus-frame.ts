/** Gives the focus to a section of the page itself: its keys are for the section, and Tab leads to its first text. */
export const focusFrame = (section: HTMLElement): void => {
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
