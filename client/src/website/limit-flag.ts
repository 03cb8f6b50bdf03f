// Specification 4: the key in local storage.
const key = 'websiteLimitReached'

/** Creating was refused: the list says so when it opens. */
export const raiseLimitFlag = (): void => {
  localStorage.setItem(key, 'true')
}

export const lowerLimitFlag = (): void => {
  localStorage.removeItem(key)
}

export const limitFlagIsUp = (): boolean => localStorage.getItem(key) === 'true'
