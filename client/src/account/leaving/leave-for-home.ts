import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { showSpinner } from '../../ui/spinner.ts'
import { deletedFlag } from './deleted-flag.ts'

/** Where somebody goes whose account is deleted: nothing of it stays on this device, and the home page says so. */
export const leaveForHome = async (userId: string): Promise<void> => {
  // Nothing else that covers the screen is as pressing: there is no account any more.
  const hide = showSpinner({ priority: 'Highest', message: 'Deleting your account' })
  try {
    const { leaveDevice } = await import('./leave-device.ts')
    await leaveDevice({ userId, keep: [] })
    sessionStorage.setItem(deletedFlag, 'true')
    window.location.assign(pagePaths.home)
  } finally {
    hide()
  }
}
