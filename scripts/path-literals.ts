import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { isBelow } from '@shingle/shared/paths/server-paths.ts'

const folder = join(import.meta.dirname, '..', 'shared/src/paths')

/** Every text that a value has in it, at whatever depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Every path that a module of the table exports, alone or in a table of its own. */
const pathsOf = async (file: string): Promise<readonly string[]> =>
  textsIn({ ...(await import(join(folder, file))) }).filter((text) => text.startsWith('/'))

/** The paths that the modules of `shared/src/paths` export, by module. */
const statedPaths: ReadonlyMap<string, readonly string[]> = new Map(
  await Promise.all(
    globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] }).map(
      async (file) => [file, await pathsOf(file)] as const,
    ),
  ),
)

const textOf = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

// Below what a server answers all is its own; a screen is its path alone. Calls of the api are endpoints, by name.
const below = (statedPaths.get('server-paths.ts') ?? []).filter(
  (path) => !path.includes(':') && path !== '/api',
)
const exact = new Set([...statedPaths.values()].flat().filter((path) => path !== '/api'))
// What stands before the word that a pattern leaves open.
const roots = new Set(
  [...exact].flatMap((path) => (path.includes(':') ? textOf(path.split(':')[0] ?? '') : [])),
)

// At the beginning of a text, right after an origin that was put into one, or as an address in a style.
const pathInText = /(?:["'`}]|url\()(\/[a-z\d.][\w./:-]*)(?=["'`?#$)])/g
const comments = /^\s*(?:\/\/|\/?\*).*$/gm
const wayHome = /\b(?:href|to|action)=(["'])\/\1/

const isStated = (path: string): boolean => {
  const plain = textOf(path)
  return exact.has(plain) || roots.has(plain) || isBelow(below, plain)
}

/** The paths of the table in `shared/src/paths` that a text writes out instead of naming them. */
export const pathLiterals = (source: string): readonly string[] => {
  const text = source.replace(comments, '')
  const found = [...text.matchAll(pathInText)].map(([, path]) => path ?? '').filter(isStated)
  return wayHome.test(text) ? [pagePaths.home, ...found] : found
}
