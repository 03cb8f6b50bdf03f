const key = 'signOutOwed'

/** Somebody signed out while the server could not be reached: it still has to hear of it. */
export const oweSignOut = (): void => localStorage.setItem(key, 'true')

export const settleSignOut = (): void => localStorage.removeItem(key)

export const owesSignOut = (): boolean => localStorage.getItem(key) === 'true'
