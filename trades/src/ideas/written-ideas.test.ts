import { ideaLimits } from '@shingle/shared/ideas/idea-limits.ts'
import { expect, test } from 'vitest'
import { suggestIdeas } from './suggest-ideas.ts'
import { ideasWith } from './written-ideas.ts'

const order = {
  skills: ['sewing', 'bicycles'],
  time: 'saturdays' as const,
  ...{ place: 'Whitby, Yorkshire', seed: 'one', round: 0 },
}
const ours = suggestIdeas(order).ideas
const good = {
  words: 'wetsuit repairs beside the harbor',
  from: ['Whitby', 'Sewing', 'a rich aunt'],
  takes: 'A strong machine and a rail.',
}
const written = (change: object = {}, more: object = {}) =>
  ideasWith([{ ...good, ...change }], ours, { ...order, ...more })

test('[7.ideas] an idea of the model goes first, with those of the answers that it came from, and our own fill the eight', () => {
  const { ideas, isOfModel } = written()
  expect([ideas.length, isOfModel]).toEqual([ideaLimits.shown, true])
  expect(ideas[0]).toEqual({
    words: 'Wetsuit repairs beside the harbor',
    from: ['sewing', 'Whitby'],
    takes: 'A strong machine and a rail.',
  })
})

test.each([
  ['more than five words', { words: 'Wetsuit repairs beside the old harbor' }],
  ['one word', { words: 'Wetsuits' }],
  ['no skill that it came from', { from: ['Whitby'] }],
  ['an answer that nobody gave', { from: ['knitting'] }],
  ['what one would earn', { takes: 'You earn a good income from the first day.' }],
  ['a rank', { words: 'Number one sewing room' }],
  ['a proof', { words: 'Certified award-winning tailor' }],
  ['a name that everybody knows', { words: 'Official PayPal tailor' }],
  ['a rank in another language', { words: 'Beste Torten der Stadt' }],
  ['earnings in another language', { takes: 'Garantiert gutes Einkommen, hohe Nachfrage.' }],
  ['earnings in Japanese', { takes: 'ミシンと場所。月収が増えます。' }],
  ['an address of any country', { takes: 'Visit evil.ru for how.' }],
  ['a price', { takes: 'A machine for $200.' }],
  ['a figure', { takes: 'About 30 customers a week.' }],
  ['an address', { takes: 'See www.evil.example for how.' }],
  ['markup', { words: '<b>Wetsuit</b> repairs' }],
  ['too much to take', { takes: 'A machine and a rail. '.repeat(9) }],
])('[security T28] an idea of the model with %s is never shown', (_, change) => {
  const { ideas, isOfModel } = written(change)
  expect([ideas, isOfModel]).toEqual([ours, false])
})

test('[7.ideas] what was shown in the rounds before does not come again', () => {
  const shown = [good.words, ours[0]?.words ?? '']
  expect(written({}, { shown }).ideas.map(({ words }) => words)).toEqual(
    ours.slice(1).map(({ words }) => words),
  )
})
