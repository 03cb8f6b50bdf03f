const lockName = 'account-refresh'

/**
 * Makes a request whose answer writes or clears the refresh cookie, one after the other in all tabs: of two at once the
 * later answer would take the place of the other's cookie. Browsers offer locks only where the transport is secure.
 */
export const inCookieTurn = <T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(lockName, signal ? { signal } : {}, run) : run()
