import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { deletedFlag } from './deleted-flag.ts'

/** Where somebody goes whose account is deleted: nothing of it stays on this device, and the home page says so. */
export const leaveForHome = async (userId: string): Promise<void> => {
  const { leaveDevice } = await import('./leave-device.ts')
  await leaveDevice({ userId, keep: [] })
  sessionStorage.setItem(deletedFlag, 'true')
  window.location.assign(pagePaths.home)
}
