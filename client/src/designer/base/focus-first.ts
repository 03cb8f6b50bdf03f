/** For the field a dialog is about: whoever opened it writes at once, instead of standing on the way out. */
export const focusFirst = { autoFocus: true } as const
