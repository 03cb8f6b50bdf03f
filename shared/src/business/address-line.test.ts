import { describe, expect, it } from 'vitest'
import { languages } from '../language/language.ts'
import { addressLine } from './address-line.ts'

const none = { streetAddress: '', postalCode: '', location: '', country: '' }

describe('[6.page] an address stands as the readers of the language write it', () => {
  it.each([
    [
      'english',
      { streetAddress: '14 Kirkstall Road', postalCode: 'LS3 1LX', location: 'Leeds' },
      '14 Kirkstall Road, Leeds LS3 1LX',
    ],
    [
      'english',
      { streetAddress: '9 Pine St', postalCode: '97201', location: 'Portland, OR' },
      '9 Pine St, Portland, OR 97201',
    ],
    [
      'german',
      { streetAddress: 'Ringstraße 4', postalCode: '50667', location: 'Köln', country: 'Deutschland' },
      'Ringstraße 4, 50667 Köln, Deutschland',
    ],
    [
      'japanese',
      { streetAddress: '北区梅田1-2', postalCode: '530-0001', location: '大阪市' },
      '〒530-0001 大阪市 北区梅田1-2',
    ],
    [
      'Korean',
      { streetAddress: '세종대로 110', postalCode: '04524', location: '서울 중구' },
      '서울 중구 세종대로 110 (04524)',
    ],
  ] as const)('%s', (language, address, line) => {
    expect(addressLine({ ...none, ...address }, { language })).toBe(line)
  })

  it.each(languages)('in %s only what is stated is said', (language) => {
    expect(addressLine(none, { language })).toBe('')
    expect(addressLine({ ...none, location: 'Leeds' }, { language })).toBe('Leeds')
  })

  const berlin = { streetAddress: 'Ringstr. 4', postalCode: '10435', location: 'Berlin', country: 'Germany' }
  const leeds = { streetAddress: '14 Kirkstall Road', postalCode: 'LS3 1LX', location: 'Leeds', country: '' }
  const osaka = {
    streetAddress: '1-2 Umeda',
    postalCode: '530-0001',
    location: 'Osaka',
    country: 'Japan',
  }
  it.each([
    [berlin, 'english', 'DE', 'Ringstr. 4, 10435 Berlin, Germany'],
    [leeds, 'german', 'GB', '14 Kirkstall Road, Leeds LS3 1LX'],
    [leeds, 'japanese', 'GB', '14 Kirkstall Road, Leeds LS3 1LX'],
    [osaka, 'english', 'JP', '1-2 Umeda, Osaka 530-0001, Japan'],
    [osaka, 'japanese', 'JP', '〒530-0001 Japan Osaka 1-2 Umeda'],
    [berlin, 'Korean', 'DE', 'Ringstr. 4, 10435 Berlin, Germany'],
  ] as const)('%j in %s, of a business in %s', (...told) => {
    const [address, language, country, line] = told
    expect(addressLine(address, { language, country })).toBe(line)
  })
})
