import { expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

it.each([
  ['서울', '물레 체험 1인 35,000원, 정규반 월 16만원', ['물레 체험: 1인 35,000원', '정규반: 월 16만원']],
  [
    '인천',
    '실크 벽지 평당 2만 5천원 장판 평당 3만원부터',
    ['실크 벽지: 평당 2만 5천원', '장판: 평당 3만원부터'],
  ],
  ['전주', '유아반 주 2회 12만원, 김치 1kg 13,000원', ['유아반: 주 2회 12만원', '김치: 1kg 13,000원']],
  ['加賀市', '欠け1か所3,300円から、割れは6,600円から。', ['欠け: 1か所3,300円から', '割れ: 6,600円から']],
  [
    '福岡',
    '松の剪定1本9,900円〜、教室は月3回で9,000円です',
    ['松の剪定: 1本9,900円〜', '教室: 月3回で9,000円'],
  ],
])('[5.answers] what a price is of stands at the price, in %s: %s', (place, text, said) => {
  const { offers } = readDescription(text, { name: '', place, timeZone: '' })
  expect(offers.map(({ name, price }) => `${name}: ${price}`)).toEqual(said)
})

it.each([
  ['서울', '하루 8시간 15만원'],
  ['東京', '60分4,200円、90分6,000円'],
])('[5.answers] a name that is only how much stays one, in %s: %s', (place, text) => {
  const { offers } = readDescription(text, { name: '', place, timeZone: '' })
  expect(offers.map(({ price }) => price)[0]).not.toMatch(/시간|分/u)
})
