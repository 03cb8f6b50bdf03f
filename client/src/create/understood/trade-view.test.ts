import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { describe, expect, it } from 'vitest'
import { tradeView } from './trade-view.ts'

const named = (name: string, isKind = false) => ({ id: name.toLowerCase(), name, isKind })
const [tuner, bakery, animals] = [named('Piano tuner'), named('Bakery'), named('Animals', true)]
const view = (
  given: Partial<Understanding>,
  {
    industry = null,
    industryInsisted = false,
    ...heard
  }: { industry?: string | null; industryInsisted?: boolean; industryHeard?: string } = {},
) =>
  tradeView(
    {
      ...{ isEnough: true, chosen: null, spokenOf: null, rivals: [], refusals: [], facts: [] },
      ...{ doubtfulPhones: [], language: 'english', isSureOfLanguage: true },
      look: { artwork: noTradeId, palettes: [] },
      ...given,
    },
    { industry, industryInsisted, ...heard },
  )

describe('[1.activities] an owner is told their trade', () => {
  it.each([
    ['Piano tuner', 'You are a piano tuner'],
    ['Electrician', 'You are an electrician'],
    ['DJ', 'You are a DJ'],
    ['EV charger installer', 'You are an EV charger installer'],
    ['Bakery', 'You run a bakery'],
    ['Ice-cream van', 'You run an ice-cream van'],
    ['Upholsterer', 'You are an upholsterer'],
    ['Bike repair', 'Your trade: Bike repair'],
    ['Man and van', 'Your trade: Man and van'],
    ['Airport transfer', 'Your trade: Airport transfer'],
  ])('%s: %s', (name, says) => {
    expect(view({ spokenOf: named(name) })).toMatchObject({ is: 'told', says })
  })

  it('and confirms it, unless they have said so themselves', () => {
    expect(view({ spokenOf: tuner })).toMatchObject({ unconfirmed: tuner })
    const said = { industry: tuner.id, industryInsisted: true }
    expect(view({ chosen: tuner, spokenOf: bakery, rivals: [animals] }, said)).toMatchObject({
      is: 'told',
      says: 'You are a piano tuner',
      unconfirmed: null,
    })
  })

  it('and is shown both where the words speak of another since they said so', () => {
    const said = { industry: tuner.id, industryInsisted: true, industryHeard: tuner.id }
    expect(view({ chosen: tuner, spokenOf: bakery }, said)).toMatchObject({
      is: 'asked',
      says: 'You said Piano tuner; these words sound like Bakery',
      candidates: [tuner, bakery],
    })
  })

  it.each([
    ['the words spoke of the other already', { spokenOf: bakery }, bakery.id],
    ['the words speak of the same', { spokenOf: tuner }, ''],
    ['the words may still mean it', { spokenOf: bakery, rivals: [tuner] }, tuner.id],
    ['the words tell a kind alone', { spokenOf: animals }, tuner.id],
    ['the words tell nothing', { spokenOf: null }, tuner.id],
  ])('and is not asked again where %s', (_, understood, industryHeard) => {
    const said = { industry: tuner.id, industryInsisted: true, industryHeard }
    expect(view({ chosen: tuner, ...understood }, said)).toMatchObject({
      is: 'told',
      says: 'You are a piano tuner',
    })
  })

  it('or that it is none of those that are known', () => {
    const none = { id: noTradeId, name: '', isKind: false }
    expect(
      view({ chosen: none, spokenOf: bakery }, { industry: noTradeId, industryInsisted: true }),
    ).toMatchObject({ is: 'told', says: 'None of the trades we know' })
  })
})

describe('[1.activities] an owner is asked for their trade', () => {
  it.each([
    ['two are as likely', { spokenOf: tuner, rivals: [bakery] }, 'Are you one of these?'],
    ['only their kind is clear', { spokenOf: animals, rivals: [tuner] }, 'Are you a piano tuner?'],
    ['one place is likely', { spokenOf: null, rivals: [bakery] }, 'Do you run a bakery?'],
    ['nothing but the kind is said', { spokenOf: animals, rivals: [] }, 'Your kind of business: Animals'],
    ['nothing is said of it', { spokenOf: null, rivals: [] }, 'Which trade is it?'],
  ])('where %s', (_, understood, says) => {
    const candidates = [...(understood.spokenOf?.isKind === false ? [tuner] : []), ...understood.rivals]
    expect(view(understood)).toEqual({ is: 'asked', says, why: expect.any(String), candidates })
  })
})
