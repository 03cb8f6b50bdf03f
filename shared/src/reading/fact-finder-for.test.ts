import { describe, expect, it } from 'vitest'
import { generateDraft } from '../generation/generate-draft.ts'
import { factFinderFor } from './fact-finder-for.ts'

const inLeeds = factFinderFor('Leeds, England', 'Europe/London')('english')

describe('[5.answers] facts in a whole description', () => {
  it('a number, an address and a postcode are found as the place writes them', () => {
    expect(
      inLeeds.contactIn(
        'Repairs. £1,295 a year, Gas Safe 552917. 14 Fore Street, LS1 4AP. Call 0113 243 4567.',
      ),
    ).toEqual({ phone: '0113 243 4567', email: '', streetAddress: '14 Fore Street', postalCode: 'LS1 4AP' })
    const inKyoto = factFinderFor('京都市', 'Asia/Tokyo')('japanese')
    expect(inKyoto.contactIn('〒604-0001 電話０７５－２３１－４５６７').phone).toBe('075-231-4567')
  })

  it('a number that cannot be is none', () => {
    expect(inLeeds.contactIn('Call 07700 900123, or 24h/24, since 1987').phone).toBe('')
  })

  it('hours are those that the business says it is open', () => {
    const days = (text: string) => Object.keys(inLeeds.hoursIn(text))
    expect(days('Bike repairs in Leeds, Mon-Fri 9-5, free parking. Closed bank holidays.')).toHaveLength(5)
    expect(days('Open Saturday 9am-1pm. Ring the bell.')).toEqual(['sat'])
    expect(days('Yoga for beginners. Tuesday 6pm-7pm.')).toEqual([])
    expect(days('Yoga, Tuesday 6pm-7pm, £8')).toEqual([])
    expect(days('Juniors 6-12 Tuesday & Thursday 5pm, adults 7pm')).toEqual([])
    expect(days('Open every day 9-5, closed Sundays.')).toHaveLength(6)
    expect(days('Mon-Fri 9-5, Saturdays by appointment.')).toEqual([])
  })

  it('a draft holds what was found', () => {
    const made = generateDraft(
      {
        businessName: 'Hart',
        businessActivities: 'Boilers. Mon-Fri 9-5 in summer.',
        businessLocation: 'Leeds',
      },
      { factFinderFor: factFinderFor('Leeds', 'Europe/London') },
    )
    expect(made.ok && made.value.business.hours).toEqual({})
  })
})
