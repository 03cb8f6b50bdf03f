import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { navigate } from '../../app/navigate.ts'

/** Where somebody goes who signed out of their own accord: home, and to the door where their work waits or home is out of reach. */
export const goHome = (isWorkKept: boolean): void => {
  if (isWorkKept || !navigator.onLine) void navigate(appPaths.signIn, { replace: true })
  else window.location.assign(pagePaths.home)
}
