import { describe, expect, test } from 'vitest'
import { saysOnlyMoneySaid } from './money-said.ts'

const said = (text: string, draft = 'Service £40, tubes £8, 45 minutes.', wish = 'make it friendlier') =>
  saysOnlyMoneySaid(text, { draft, wish })

describe('[security T28] money in a proposed edit', () => {
  test.each([
    ['Service for £40.'],
    ['Service for 40 pounds.'],
    ['Service at GBP 40.00, tubes at £8.'],
    ['Tubes and service, £8–£40.'],
    ['Between 8 and 40 pounds.'],
    ['Done in 45 minutes.'],
  ])('may say again what the draft says: %s', (text) => expect(said(text)).toBe(true))

  test.each([
    ['Service for £45.', 'the minutes of the draft are no price'],
    ['Service for £4.', 'less'],
    ['Service for £400.', 'more'],
    ['Service for £40.50.', 'a part'],
    ['Service for $40.', 'another currency'],
    ['Service for 40 €.', 'another currency behind'],
    ['From £40–60.', 'the end of a range'],
    ['From 30 to 40 pounds.', 'the beginning of a range'],
    ['£30/40 a service.', 'a range with a stroke'],
    ['Now 20% off.', 'a share'],
    ['Twenty percent off.', 'a share in words'],
    ['Service for forty-five pounds.', 'in words'],
    ['Tubes for 50p.', 'pence'],
    ['Service for £1k.', 'thousands'],
    ['Service for £４５.', 'full-width figures'],
    ['Wartung für fünfzig Euro.', 'words in German'],
    ['20 Prozent Rabatt.', 'a share in German'],
    ['Entretien à 50 euros.', 'French'],
    ['Una revisión por cincuenta euros.', 'words in Spanish'],
    ['Una revisione a 50 euro.', 'Italian'],
    ['点検は5000円です。', 'Japanese'],
    ['点検は五千円です。', 'kanji'],
    ['点検は1万5千円です。', 'ten thousands'],
    ['二割引です。', 'a tenth'],
    ['점검 5만원.', 'Korean'],
    ['점검 오만 원.', 'Hangul'],
  ])('is not made up: %s (%s)', (text) => expect(said(text)).toBe(false))

  test.each([
    ['a service is £45 now', 'Service £45'],
    ['make it 45', 'Service £45'],
    ['write 45 to 60 pounds', 'Service £45–60'],
    ['twenty percent off in May', 'Twenty percent off in May'],
    ['20% off', 'Save 20 per cent'],
  ])('may say what is wished: %s', (wish, text) => expect(said(text, undefined, wish)).toBe(true))

  test.each([
    ['say that it takes 45 minutes and costs £60', 'Service £45'],
    ['sag dass es 45 Minuten dauert', 'Service £45'],
    ['45分と書いて', 'Service £45'],
  ])('is no other figure of the wish: %s', (wish, text) => expect(said(text, undefined, wish)).toBe(false))

  test('is the same amount in any spelling of it', () => {
    expect(said('1,200 €', 'Ab 1.200 €')).toBe(true)
    expect(said('1.200,00 €', 'Ab 1200 Euro')).toBe(true)
    expect(said('1.20 €', 'Ab 1200 Euro')).toBe(false)
    expect(said('15,000円', '1万5千円です')).toBe(true)
    expect(said('50,000원', '5만원')).toBe(true)
  })

  test('without its currency is a price where one stood', () => {
    const at = (text: string, wish: string) =>
      saysOnlyMoneySaid(text, { draft: 'Visit 45 minutes', wish, price: '40' })
    expect([at('from 40', ''), at('from 45', ''), at('from 45', 'make it 45')]).toEqual([true, false, true])
  })
})
