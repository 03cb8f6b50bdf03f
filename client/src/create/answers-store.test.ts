// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noAnswers, withAddress } from './answers.ts'
import { chosenSections, withSection } from './chosen-sections.ts'

const freshStore = async () => {
  vi.resetModules()
  return import('./answers-store.ts')
}

beforeEach(() => sessionStorage.clear())

describe('[4.session-storage] the answers', () => {
  it('survive a reload under the key websiteSettings', async () => {
    const before = await freshStore()
    before.changeAnswers({ businessName: 'Pell Street Cycles', paletteId: 'night' })
    expect(sessionStorage.getItem('websiteSettings')).toContain('Pell Street Cycles')

    const after = await freshStore()
    expect(after.answersStore.getState()).toEqual({
      answers: { ...noAnswers, businessName: 'Pell Street Cycles', paletteId: 'night' },
      unsaved: true,
      isFleeting: false,
    })
  })

  it('keep what was set right of how they were read', async () => {
    const before = await freshStore()
    const setRight = {
      ...{ industry: 'piano-tuner', industryInsisted: true, language: 'german' as const },
      ...{ misreadRefusals: ['No cats'], rightPhones: ['01432 12345'], wrongPhones: ['12'] },
    }
    before.changeAnswers(setRight)
    expect((await freshStore()).answersStore.getState().answers).toMatchObject(setRight)
  })

  it.each([
    '{',
    '[]',
    '{"businessName":5}',
    JSON.stringify({ ...noAnswers, businessName: 'x'.repeat(49) }),
    JSON.stringify({ ...noAnswers, language: 'klingon' }),
  ])('begin anew when %j was kept', async (kept) => {
    sessionStorage.setItem('websiteSettings', kept)
    const { answersStore } = await freshStore()
    expect(answersStore.getState()).toEqual({ answers: noAnswers, unsaved: false, isFleeting: false })
  })

  it('keep the key of their website over a reload, and lose it with the next change', async () => {
    const before = await freshStore()
    before.changeAnswers({ businessName: 'Pell Street Cycles', creationKey: 'a'.repeat(32) })
    const { answersStore, changeAnswers } = await freshStore()
    expect(answersStore.getState().answers.creationKey).toBe('a'.repeat(32))
    changeAnswers((answers) => answers)
    expect(answersStore.getState().answers.creationKey).toBe('a'.repeat(32))
    changeAnswers({ businessLocation: 'Leeds' })
    expect(answersStore.getState().answers.creationKey).toBe('')
  })

  it('are forgotten once the website exists', async () => {
    const { answersStore, changeAnswers, forgetAnswers } = await freshStore()
    changeAnswers({ businessActivities: 'We mend taps' })
    forgetAnswers()
    expect(answersStore.getState()).toEqual({ answers: noAnswers, unsaved: false, isFleeting: false })
    expect(sessionStorage.getItem('websiteSettings')).toBeNull()
  })
})

describe('[2.home] an address of the home page', () => {
  it('brings name, description, place, trade and link along, cut to their limits', () => {
    const search = new URLSearchParams({
      name: 'x'.repeat(60),
      about: ' We mend taps ',
      place: ' Totnes, Devon ',
      industry: 'heating-and-cooling',
      link: 'pell.example',
    })
    expect(withAddress(noAnswers, search)).toEqual({
      ...noAnswers,
      businessName: 'x'.repeat(48),
      businessActivities: 'We mend taps',
      ...{ businessLocation: 'Totnes, Devon', locationConfirmed: true },
      industry: 'heating-and-cooling',
      link: 'pell.example',
    })
  })

  it('takes no stump of a word of a name that is too long', () => {
    const search = new URLSearchParams({ name: 'Marlow and Daughters Upholstery, Loose Covers and More' })
    expect(withAddress(noAnswers, search).businessName).toBe('Marlow and Daughters Upholstery, Loose Covers')
  })

  it('takes the trade of the last business away when it brings the words of another', () => {
    const answers = {
      ...noAnswers,
      ...{ industry: 'bike-repair', industryInsisted: true, language: 'german' as const },
    }
    const another = new URLSearchParams({ name: 'Rosa Piano', about: 'Piano lessons for children' })
    expect(withAddress(answers, another)).toMatchObject({
      ...{ industry: null, industryInsisted: false, language: null },
    })
    expect(withAddress(answers, new URLSearchParams({ link: 'pell.example' }))).toMatchObject({
      industry: 'bike-repair',
      link: 'pell.example',
    })
  })

  it('leaves nothing of another business that was described in other words', () => {
    const volt = {
      ...noAnswers,
      ...{ businessName: 'Volt & Co', businessActivities: 'Rewiring', businessLocation: 'Leeds' },
      ...{ locationConfirmed: true, industry: 'electrician', industryInsisted: true, link: 'volt.example' },
      ...{ rightPhones: ['0113'], paletteId: 'ink', fontPairId: 'inter', sections: ['Header'], keptAt: 1 },
    }
    const cakes = new URLSearchParams({ about: 'wedding cakes' })
    expect(withAddress(volt, cakes)).toEqual({ ...noAnswers, businessActivities: 'wedding cakes' })
    // A name that was found for it, and the same words again, are of the same business.
    for (const same of [
      { name: 'Volt & Sons' },
      { about: ' Rewiring ' },
      { about: 'Rewiring', name: 'Volt' },
    ])
      expect(withAddress(volt, new URLSearchParams(same))).toMatchObject({
        ...{ businessActivities: 'Rewiring', businessLocation: 'Leeds', paletteId: 'ink' },
      })
    const named = { ...noAnswers, businessName: 'Rosa' }
    expect(withAddress(named, cakes).businessName).toBe('Rosa')
  })

  it('changes nothing that it does not bring, and no unknown trade', () => {
    const answers = { ...noAnswers, businessName: 'Pell' }
    expect(withAddress(answers, new URLSearchParams({ industry: 'dragons', name: '' }))).toEqual(answers)
  })
})

describe('[9.sections] choosing sections', () => {
  it('starts with the nine that are on by default', () => {
    expect(chosenSections(noAnswers)).toEqual([
      'Header',
      'Introduction',
      'Services',
      'Gallery',
      'QuoteBanner',
      'ImageBanner',
      'CustomerReviews',
      'Contact',
      'Footer',
    ])
  })

  it('keeps the order of the page, whatever the order of choosing', () => {
    const chosen = chosenSections(withSection(withSection(noAnswers, 'Newsletter', true), 'Team', true))
    expect(chosen.indexOf('Team')).toBeLessThan(chosen.indexOf('Newsletter'))
    expect(chosenSections(withSection(noAnswers, 'Gallery', false))).not.toContain('Gallery')
  })
})
