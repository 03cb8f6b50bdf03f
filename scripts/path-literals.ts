import { appPatterns } from '@shingle/shared/paths/app-paths.ts'
import { feedPath, notFoundPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import {
  clientPaths,
  crawlerPaths,
  filePaths,
  formPaths,
  isBelow,
  operatorPaths,
  outboxPaths,
  serverPaths,
  signPath,
  tapPath,
} from '@shingle/shared/paths/server-paths.ts'

const screens = [...appPatterns, ...Object.values(pagePaths), notFoundPath, feedPath, signPath]
const servers = [
  ...[clientPaths, crawlerPaths, filePaths, formPaths, operatorPaths, outboxPaths].flatMap((table) =>
    Object.values(table),
  ),
  ...[tapPath, ...serverPaths.assets, ...serverPaths.sync],
]
const roots = new Set(
  Object.values(pagePaths).flatMap((path) => (path.includes(':') ? path.split('/:')[0] : [])),
)

// At the beginning of a text, right after an origin that was put into one, or as an address in a style.
const pathInText = /(?:["'`}]|url\()(\/[a-z][\w./-]*)(?=["'`?#$)])/g
const comments = /^\s*(?:\/\/|\/?\*).*$/gm
const wayHome = /\b(?:href|to|action)=(["'])\/\1/

const isStated = (path: string): boolean => {
  const plain = path.replace(/\/$/, '')
  return screens.includes(plain) || roots.has(plain) || isBelow(servers, plain)
}

/** The paths of the table in `shared/src/paths` that a text writes out instead of naming them. */
export const pathLiterals = (source: string): readonly string[] => {
  const text = source.replace(comments, '')
  const found = [...text.matchAll(pathInText)].map(([, path]) => path ?? '').filter(isStated)
  return wayHome.test(text) ? ['/', ...found] : found
}
