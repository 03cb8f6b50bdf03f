// Specification 4: the key in local storage.
const key = 'websiteLimitReached'

/** Creating was refused: the list says so when it opens. */
export function raiseLimitFlag(): void {
  localStorage.setItem(key, 'true')
}

export function lowerLimitFlag(): void {
  localStorage.removeItem(key)
}

export function limitFlagIsUp(): boolean {
  return localStorage.getItem(key) === 'true'
}
