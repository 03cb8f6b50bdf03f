// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { noAnswers } from './answers.ts'
import { generationAnswers } from './generation-answers.ts'

const answers = { ...noAnswers, businessName: 'Atelier Nord', businessActivities: 'Photographe de mariage' }

describe('[1.location] the place that a website is made for', () => {
  it('is a guess, stated nowhere, while it comes from the clock alone', () => {
    expect(generationAnswers({ ...answers, businessLocation: 'Paris, France' })).toMatchObject({
      businessLocation: '',
      guessedLocation: 'Paris, France',
    })
  })

  it('is what the description says, whatever the clock says', () => {
    const told = { ...answers, businessActivities: 'Photographe à Lyon', businessLocation: 'Paris, France' }
    const { businessLocation, guessedLocation } = generationAnswers(told)
    expect({ businessLocation, guessedLocation }).toEqual({
      businessLocation: 'Lyon',
      guessedLocation: undefined,
    })
  })

  it.each([
    'We restore sash windows in Victorian houses',
    'Piano lessons in Suzuki method',
    'Kitchens painted in Farrow & Ball colours',
    'Bookkeeping in Xero',
    'Cours de yoga en Ligne',
    'Clases de piano en Casa',
    'Kitchens in Oak, made in a workshop',
    'Wir arbeiten in Weinheimer Holz',
  ])('is no fact where a word may be no place: “%s”', (businessActivities) => {
    expect(generationAnswers({ ...answers, businessActivities }).businessLocation).toBe('')
  })

  it('is a guess, before that of the clock, where the description names a place that is not known', () => {
    const told = {
      ...answers,
      businessActivities: 'Plumber in Ambleforth',
      businessLocation: 'London, England',
    }
    expect(generationAnswers(told)).toMatchObject({ businessLocation: '', guessedLocation: 'Ambleforth' })
  })

  it('is a guess that is asked where the description names several towns', () => {
    const told = { ...answers, businessActivities: 'Plumber in Leeds. Also in York.' }
    expect(generationAnswers(told)).toMatchObject({ businessLocation: '', guessedLocation: 'Leeds' })
  })

  it('is never where somebody was born or learned', () => {
    const told = { ...answers, businessActivities: 'Photographer born in Lyon, now at work in Marseille' }
    expect(generationAnswers(told)).toMatchObject({ businessLocation: 'Marseille' })
  })

  it('is what the person said, whatever else is written', () => {
    const said = { ...answers, businessLocation: ' Nantes ', locationConfirmed: true }
    expect(generationAnswers(said)).toMatchObject({ businessLocation: 'Nantes' })
  })
})

it('[5.link] the link goes with the answers in its normal form, and nothing that is no address', () => {
  expect(generationAnswers({ ...answers, link: 'Pell.example' }).link).toBe('https://pell.example')
  expect(generationAnswers({ ...answers, link: 'javascript:alert(1)' }).link).toBeUndefined()
})

describe('[1.activities] what was set right goes with the answers', () => {
  it('a trade is sure once its owner says so; one that they came in by is not', () => {
    const brought = { ...answers, industry: 'photographer' }
    expect(generationAnswers(brought)).toMatchObject({ broughtIndustry: 'photographer' })
    expect(generationAnswers(brought).industry).toBeUndefined()
    const sure = generationAnswers({ ...brought, industryInsisted: true })
    expect(sure).toMatchObject({ industry: 'photographer' })
    expect(sure.broughtIndustry).toBeUndefined()
  })

  it('refusals, phones and the language go as they were said, and nothing where nothing was', () => {
    const said = { misreadRefusals: ['No cats'], rightPhones: ['01432 12345'], language: 'german' as const }
    expect(generationAnswers({ ...answers, ...said })).toMatchObject({
      language: 'german',
      corrections: { refusals: ['No cats'], phones: ['01432 12345'] },
    })
    const kept = Object.keys(generationAnswers(answers))
    expect(kept.filter((name) => /corrections|language|ndustry/.test(name))).toEqual([])
  })
})
