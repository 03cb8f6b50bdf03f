import { expect, it } from 'vitest'
import { isMissingScript } from './missing-script.ts'

it.each([
  [new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/b.js'), true],
  [new TypeError('error loading dynamically imported module: https://a.example/assets/b.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/b.css'), true],
  [new TypeError('undefined is not a function'), false],
  ['Failed to fetch dynamically imported module', false],
])('[8.unknown] %s', (cause, isMissing) => expect(isMissingScript(cause)).toBe(isMissing))
