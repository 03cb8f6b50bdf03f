import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'

const texts = [
  '',
  ' ',
  '\u0000',
  '\u202Eevil',
  '\uD800',
  '<script>alert(1)</script>',
  "'; DROP TABLE drafts; --",
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '{{7*7}}',
  '//evil.example',
  'javascript:alert(1)',
  'victim@example.com\r\nBcc: everybody@example.com',
  '__proto__',
  'a'.repeat(70_000),
] as const

const keys = [
  '__proto__',
  'constructor',
  '$ne',
  '$gt',
  '$where',
  'toString',
  'id',
  'email',
  'then',
  '',
] as const

/** A text that breaks what trusts it. */
export const hostileText = (chance: SeededRandom): string => chance.pick(texts)

/** JSON that breaks what trusts it: operators, prototypes, wrong shapes, depth. */
export const hostileJson = (chance: SeededRandom, depth = 0): string => {
  const rest = () => hostileJson(chance, depth + 1)
  const leaf = () =>
    chance.pick([
      'null',
      'true',
      '-1',
      '1e999',
      '9007199254740993',
      '0.1',
      JSON.stringify(hostileText(chance)),
    ])
  if (depth === 0 && chance.chance(0.05)) return '['.repeat(50_000)
  if (depth > 4 || chance.chance(0.4)) return leaf()
  const members = Array.from({ length: chance.below(4) }, () =>
    chance.chance(0.5) ? rest() : `${JSON.stringify(chance.pick(keys))}:${rest()}`,
  )
  const isList = members.every((member) => !member.startsWith('"'))
  return isList ? `[${members.join(',')}]` : `{${members.filter((member) => member.includes(':')).join(',')}}`
}
