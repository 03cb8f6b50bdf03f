import { expect, it, test } from 'vitest'
import { languages } from '../../language/language.ts'
import { fits } from '../fit.ts'
import { textLimits } from '../text-limits.ts'
import { describeService } from './describe-service.ts'
import { serviceLines } from './service-lines.ts'

it.each([
  [
    'Sash window repair',
    'carpentry',
    'Looked at first. You hear what is wrong, and whether it is worth mending.',
  ],
  ['Emergency call-outs', 'plumber', 'Call rather than write, and say what happened and where.'],
])('[7.copy] %s of a %s is described by its kind', (name, trade, line) => {
  expect(describeService(name, { trade, language: 'english' }).ofName).toContain(line)
})

test('[7.copy] a service of no known kind is described by its trade, a dish by nothing', () => {
  const rats = describeService('Ratten', { trade: 'pest-control', language: 'german' })
  expect(rats.ofName).toEqual([])
  expect(rats.ofTrade[0]).toBe('Erst gefunden, dann behandelt. Sie erfahren, worauf danach zu achten ist.')
  expect(describeService('Mole', { trade: 'restaurant', language: 'english' }).ofTrade).toEqual([])
})

test('[5.generated text] every kind has sentences in every language, each within its length', () => {
  for (const block of serviceLines.split(/^# /mu).slice(1)) {
    const [kind, ...rows] = block.trim().split('\n')
    expect(rows.length, kind).toBe(languages.length)
    for (const line of rows.flatMap((row) => row.split(' | ')))
      expect(fits(line, textLimits.serviceDescription), line).toBe(true)
  }
})
