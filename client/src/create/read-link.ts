import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { navigate } from '../app/navigate.ts'

/** Goes where a link is read. */
export const readLink = (link: string): Promise<void> =>
  navigate(`${appPaths.createLink}?link=${encodeURIComponent(link)}`)
