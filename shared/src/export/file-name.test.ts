import { expect, test } from 'vitest'
import { fileNameOf, plainName } from './file-name.ts'
import { hostileNames } from './hostile-names.testing.ts'

test('[3.account] whatever a website, a version or a picture is called leads nowhere in a zip', () => {
  expect(hostileNames.map((name) => fileNameOf(name, 'website'))).toEqual([
    ...['etc passwd', 'C con', 'Padaria São João 🥐', 'gpj', 'hidden', 'website', 'x'.repeat(60)],
  ])
  expect(
    ['Nadia Ferreira', 'Ana João', '株式会社', '"; rm'].map((name) => plainName(name, 'shingle')),
  ).toEqual([...['nadia-ferreira', 'ana-joao', 'shingle', 'rm']])
})
