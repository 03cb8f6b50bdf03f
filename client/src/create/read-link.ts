import { linkEntryPaths } from '@shingle/shared/paths/app-paths.ts'
import { navigate } from '../app/navigate.ts'

/** Goes where a link is read. */
export const readLink = (link: string): Promise<void> =>
  navigate(`${linkEntryPaths.generic}?link=${encodeURIComponent(link)}`)
