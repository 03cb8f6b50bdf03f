import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The texts of files by their path. */
export type Texts = ReadonlyMap<string, string>
/** The hashes of files that have passed, by their path. */
export type Passed = Readonly<Record<string, string>>

/** What every file is judged by: where it changes, nothing has passed. */
const grounds = ['biome.json', 'package-lock.json'] as const
const judged = /\.(tsx?|mjs|css|json)$/
const memory = join('.cache', 'biome.json')

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64')

/** The hash of each file, that of what all are judged by included. */
export const hashesOf = (texts: Texts): Passed => {
  const ground = hashOf(grounds.map((file) => texts.get(file) ?? '').join('\n'))
  return Object.fromEntries([...texts].map(([file, text]) => [file, hashOf(`${ground}\n${text}`)]))
}

/**
 * The files that have not passed as they stand, and those that import one of them or one that is gone: what a call
 * answers, and where imports lead, is said of both ends.
 */
export const unprovenFiles = (texts: Texts, passed: Passed): string[] => {
  const now = hashesOf(texts)
  const names = new Set(
    [...Object.keys(now), ...Object.keys(passed)]
      .filter((file) => now[file] !== passed[file])
      .map((file) => basename(file)),
  )
  const imports = (text: string) =>
    [...text.matchAll(/['"][^'"\n]*\/([^'"/\n]+)['"]/g)].some(([, name]) => names.has(name ?? ''))
  return [...texts].flatMap(([file, text]) => (now[file] !== passed[file] || imports(text) ? [file] : []))
}

const readTexts = (): Texts => {
  const listed = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  ])
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => judged.test(file))
  return new Map(
    files.flatMap((file): [string, string][] => {
      try {
        return [[file, readFileSync(file, 'utf8')]]
      } catch {
        // Deleted, and git has not heard of it.
        return []
      }
    }),
  )
}

const readPassed = (): Passed => {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'))
  } catch {
    // The first time, and where it was cut off while it was written: everything is to be looked at.
    return {}
  }
}

/** What is to be looked at of this repository, and how it is noted that all of it has passed. */
export const openMemory = (): { readonly files: readonly string[]; readonly passAll: () => void } => {
  const texts = readTexts()
  return {
    files: unprovenFiles(texts, readPassed()),
    passAll: () => {
      mkdirSync(dirname(memory), { recursive: true })
      writeFileSync(memory, JSON.stringify(hashesOf(texts)))
    },
  }
}
