import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('client/src/**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'))
const textOf = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const filesWith = (words: string) => files.filter((file) => textOf.get(file)?.includes(words))

/** Who shows what a file draws; types alone are no showing. */
const showing = (file: string): readonly string[] => {
  const imports = new RegExp(
    `import (?!type )[^']*'[^']*/${basename(file)}'|import\\('[^']*/${basename(file)}'`,
  )
  return files.filter((other) => imports.test(textOf.get(other) ?? ''))
}

/** Whether whoever has to leave the page finds it again: it says so itself, or whoever opens it, where it is opened. */
const isKept = (file: string): boolean => {
  if (textOf.get(file)?.includes("/left-open.ts'")) return true
  const openers = /-(?:dialogs?|form)\.tsx$/.test(file) ? showing(file) : []
  return openers.length > 0 && openers.every(isKept)
}

test('[2.4.sessions] whatever may send its person to Google is found again as it was left', () => {
  const sending = filesWith('useConfirmedTask<')
  expect(sending).toContain('client/src/profile/new-assistant.tsx')
  expect(sending.filter((file) => !isKept(file))).toEqual([])
})
