import { appPaths } from '@shingle/shared/paths/app-paths.ts'

/** The parts of the account's page that a link may lead to, such as a mail's. */
export const accountParts = [
  { id: 'profile', title: 'Profile' },
  { id: 'ways', title: 'Ways to sign in' },
  { id: 'devices', title: 'Signed-in devices' },
  { id: 'assistants', title: 'Assistants' },
  { id: 'yours', title: 'Your data' },
  { id: 'end', title: 'Delete account' },
] as const

const key = 'accountPart'

/** A part that there is: whatever else stands after a # is no business of this page's. */
const partIn = (told: string | null): string | undefined => accountParts.find(({ id }) => id === told)?.id

/** Keeps the part that the address leads to, so that it survives signing in. */
export const rememberAccountPart = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void => {
  const part = partIn(hash.slice(1))
  if (pathname.startsWith(appPaths.account) && part !== undefined) sessionStorage.setItem(key, part)
}

/** The part to arrive at, once: the one that the address leads to, else the one that it led to before somebody signed in. */
export const arrivedPart = (): string | undefined => {
  const kept = partIn(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
  const part = partIn(window.location.hash.slice(1)) ?? kept
  if (part !== undefined) window.history.replaceState(window.history.state, '', `#${part}`)
  return part
}
