import { speakAsOne, speaksAsSeveral } from '@shingle/shared/generation/voice/speak-as-one.ts'
import { wordings } from '@shingle/shared/generation/wordings.ts'
import type { PackCopy } from '@shingle/shared/industry/pack.ts'
import { type Language, languages } from '@shingle/shared/language/language.ts'
import { siteStrings } from '@shingle/shared/page/strings/by-language.ts'
import { describe, expect, it } from 'vitest'
import { kinds } from './kinds.ts'
import { packOf } from './known-business.ts'
import { knownTrades } from './recognize/known-trades.ts'

/** What the business itself says: not what its customers ask or say of it, and not what others may say of the owner. */
const saidByOwner = ({
  questions,
  reviews: _,
  american: __,
  services,
  ...copy
}: PackCopy): readonly string[] =>
  [
    Object.values(copy).flat(),
    Object.values(copy.headings).flat(),
    questions.map(({ answer }) => answer),
    services.map(({ text }) => text),
  ]
    .flat()
    .filter((text) => typeof text === 'string')

const told = languages.flatMap((language) => [
  ...kinds.map(({ id }) => ({ kindId: id, language })),
  ...knownTrades().map(({ id, kind }) => ({ kindId: kind, tradeId: id, language })),
])

const copies = await Promise.all(
  told.map(async (business) => ({ ...business, copy: (await packOf(business))?.copy })),
)

const textsIn = (language: Language): readonly string[] => [
  ...new Set([
    ...saidByOwner(wordings[language].copy),
    ...copies.flatMap(({ language: of, copy }) => (of === language && copy ? saidByOwner(copy) : [])),
  ]),
]

const spoken = (language: Language) =>
  textsIn(language)
    .map((text) => speakAsOne(text, language))
    .filter((text) => text !== undefined)

describe('[7.copy] the voice of one person', () => {
  it.each(languages)('no text of any trade or kind speaks as several: %s', (language) => {
    expect(spoken(language).filter((text) => speaksAsSeveral(text, language))).toEqual([])
  })

  it('does nothing alone that takes two', () => {
    const wrong =
      /\bI (?:will |can )?(?:both|meet|talk|agree|settle)\b|\bme both\b|between me\b|\bme your lawyers/u
    expect(spoken('english').filter((text) => wrong.test(text))).toEqual([])
  })

  it.each(languages)('leaves something to say in each place of a page: %s', (language) => {
    const { headings, introductions, contactLines, actions, servicesLabel } = wordings[language].copy
    const places: readonly (readonly string[])[] = [
      ...Object.values(headings),
      introductions,
      contactLines,
      actions,
      [servicesLabel],
    ]
    for (const templates of places)
      expect(templates.filter((text) => speakAsOne(text, language) !== undefined)).not.toEqual([])
  })

  it.each([
    [
      'english',
      'We are here. Tell us, and our van comes; we’re close.',
      'I am here. Tell me, and my van comes; I’m close.',
    ],
    ['english', 'What should we know before we meet? Write it here.', undefined],
    [
      'german',
      'Sagen Sie uns, was Sie brauchen, und wir sagen Ihnen, wie wir es machen würden.',
      'Sagen Sie mir, was Sie brauchen, und ich sage Ihnen, wie ich es machen würde.',
    ],
    ['french', 'Ce que nous faisons', 'Ce que je fais'],
    ['spanish', 'En qué podemos ayudarte', 'En qué puedo ayudarte'],
    ['italian', 'Che cosa facciamo', 'Che cosa faccio'],
    ['german', 'Bleiben wir in Kontakt', 'Bleiben wir in Kontakt'],
  ] as const)('%s: %s', (language, several, one) => {
    expect(speakAsOne(several, language)).toBe(one)
  })

  it.each(languages)('the page’s own words are said by nobody: %s', (language) => {
    const strings = Object.values(siteStrings(language))
    expect(strings.filter((text) => speaksAsSeveral(text, language))).toEqual([])
  })
})

describe('[7.copy] the name of a business', () => {
  // Where many are called after the person: 'Dr. Amir Haddad', 'Nadia'.
  const ofPersons = ['health-practice', 'beauty', 'children', 'classes', 'professional-office']

  it('is called no house where it may be a person’s', () => {
    const house =
      /\{name\} is (?:an?|the|that|your) (?:\S+ ){0,2}(?:practice|salon|shop|clinic|studio|office|school)\b/u
    const introductions = copies.flatMap(({ kindId, language, copy }) =>
      language === 'english' && ofPersons.includes(kindId) ? (copy?.introductions ?? []) : [],
    )
    expect(introductions.length).toBeGreaterThan(100)
    expect(introductions.filter((text) => house.test(text))).toEqual([])
  })
})
