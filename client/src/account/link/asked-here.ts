const key = 'askedForLink'

/** Keeps in this tab where somebody wanted to go who waits for a mailed link: they may open it in this very tab. */
export const keepAskedHere = (next: string): void => sessionStorage.setItem(key, next)

/** They wait no more, or are there. */
export const forgetAskedHere = (): void => sessionStorage.removeItem(key)

/** Where somebody wanted to go who asked for a link in this tab, and opened it in the place of what waited for it. */
export const askedHere = (): string | null => sessionStorage.getItem(key)
