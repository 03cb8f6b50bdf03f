import { sitePath } from '@shingle/shared/handle/handle-path.ts'
import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'

/** Whether a path of the sites origin is that of a website. */
export const isSitePath = (path: string): boolean => sitePath.test(path) && path !== operatorPaths.health
