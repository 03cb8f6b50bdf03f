import { expect, test } from 'vitest'
import { unaskedFiles } from './unasked-files.ts'

const room = new Map([
  ['api/src/main.ts', "import { greet } from './greeting/greet.ts'\nimport '@shingle/storage/rows/rows.ts'"],
  ['api/src/greeting/greet.ts', "const thread = new URL('./greet-thread.ts', import.meta.url)"],
  ['api/src/greeting/greet-thread.ts', "import './greet-thread.ts'"],
  ['api/src/greeting/greet.test.ts', "import { greet } from './greet.ts'"],
  ['shared/storage/src/rows/rows.ts', ''],
  ['client/src/app/app.tsx', "import styles from './app.module.css'"],
  ['client/src/app/app.module.css', "@import './tokens.css';"],
  ['client/src/app/tokens.css', ''],
  ['client/build.ts', "const entry = join('src', 'app', 'app.tsx')"],
])

test('[house] a file of a room that none imports, starts or reads is found, whatever it does', () => {
  expect(unaskedFiles(room)).toEqual([])
  const left = [
    'api/src/greeting/farewell.ts',
    'client/src/app/old.module.css',
    'shared/src/lead/lead.testing.ts',
  ]
  const texts = new Map([...room, ...left.map((file) => [file, "console.log('./nobody')"] as const)])
  expect(unaskedFiles(texts)).toEqual(left)
})

test('[house] naming itself, and a file of the same name elsewhere, asks for none', () => {
  const texts = new Map([
    ...room,
    ['worker/src/rows/rows.ts', "import './rows.ts'"],
    ['worker/src/own.ts', ''],
    ['api/src/other.ts', "import './own.ts'"],
    ['worker/src/main.ts', "import '../../api/src/other.ts'"],
  ] as const)
  expect(unaskedFiles(texts)).toEqual(['worker/src/rows/rows.ts', 'worker/src/own.ts'])
})
