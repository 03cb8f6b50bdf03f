import { ideaLimits } from '@shingle/shared/ideas/idea-limits.ts'
import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'
import { knownSkills, skillsIn } from './known-skills.ts'
import { thingsSaid } from './said-skill.ts'
import { suggestIdeas } from './suggest-ideas.ts'

const order = {
  ...{ skills: ['sewing', 'bicycles', 'patient with children'], time: 'saturdays' as const },
  ...{ place: 'Whitby, Yorkshire', seed: 'one', round: 0 },
}

test('[7.ideas] every written idea has five words at most, says what it takes, and is written once', () => {
  const ideas = knownSkills.flatMap((skill) => skill.ideas)
  expect(ideas.length).toBeGreaterThan(150)
  expect(ideas.filter(({ words }) => countWords(words) > ideaLimits.words)).toEqual([])
  expect(ideas.filter(({ takes }) => !/^[A-Z].*\.$/.test(takes))).toEqual([])
  // What every instrument may be played for is said of each of them.
  const once = ideas.map(({ words }) => words).filter((words) => !words.includes('{it}'))
  expect(new Set(once).size).toBe(once.length)
  for (const { ideas: own } of knownSkills)
    expect(new Set(own.map(({ words }) => words)).size).toBe(own.length)
})

test('[7.ideas] of ten that are asked for at most eight are shown, each with the answers that it came from', () => {
  for (const skills of [
    order.skills,
    ['juggling'],
    ['numbers', 'cats'],
    ['making very small boats in bottles'],
  ])
    for (const time of ['evenings', 'saturdays', 'half', 'all', null] as const) {
      const { ideas } = suggestIdeas({ ...order, skills, time })
      expect(ideas.length).toBeLessThanOrEqual(ideaLimits.shown)
      for (const { words, from } of ideas) {
        expect(countWords(words)).toBeLessThanOrEqual(ideaLimits.words)
        expect(skills).toContain(from[0])
      }
    }
})

test('[7.ideas] each answer leads to some of them, and the time that somebody has comes first', () => {
  const { ideas } = suggestIdeas(order)
  for (const skill of order.skills) expect(ideas.some(({ from }) => from.includes(skill))).toBe(true)
  expect(ideas.filter(({ from }) => from.includes('Saturdays')).length).toBeGreaterThanOrEqual(4)
  const evenings = suggestIdeas({ ...order, time: 'evenings' }).ideas
  expect(evenings.some(({ from }) => from.includes('Saturdays'))).toBe(false)
})

test('[7.ideas] the same order has the same ideas, more are others, and the last are said to be', () => {
  expect(suggestIdeas(order)).toEqual(suggestIdeas(order))
  const rounds = [0, 1].flatMap((round) => suggestIdeas({ ...order, round }).ideas.map(({ words }) => words))
  expect(new Set(rounds).size).toBe(rounds.length)
  expect(suggestIdeas({ ...order, skills: ['whistling'], place: '' }).isLast).toBe(true)
})

test('[7.ideas] a skill is known by its words, not by their letters', () => {
  expect(skillsIn('Sewing and mending').map(({ skill: { id } }) => id)).toEqual(['sewing'])
  expect(skillsIn('carpets')).toEqual([])
})

test('[7.ideas] of whoever saw others in between none is left out and none comes again', () => {
  const few = { ...order, skills: ['whistling'], place: '' }
  const [first] = suggestIdeas(few).ideas
  const rest = suggestIdeas({ ...few, round: 3, shown: [first?.words ?? '', 'Wetsuit repairs'] }).ideas
  expect(rest.length).toBeGreaterThan(0)
  expect(rest.map(({ words }) => words)).not.toContain(first?.words)
  expect(
    suggestIdeas({ ...few, round: 3, shown: suggestIdeas(few).ideas.map(({ words }) => words) }).ideas,
  ).toEqual([])
})

test.each([
  ['fix zips', ['fixing zips']],
  ['I can whistle very loudly and fix zips', ['whistling', 'fixing zips']],
  ["I'm good at baking bread, and I knit.", ['baking bread', 'knitting']],
  ['Arts and crafts', ['arts and crafts']],
  ['see through walls', ['see through walls']],
])('[7.ideas] the things in “%s” are named as an idea names them', (skill, things) => {
  expect(thingsSaid(skill)).toEqual(things)
})

test('[7.ideas] what somebody does in two words makes eight ideas, and those of evenings are in no morning', () => {
  const of = (time: 'evenings' | null) =>
    suggestIdeas({ ...order, skills: ['fix zips'], time, place: '' }).ideas
  expect(of(null).length).toBe(ideaLimits.shown)
  expect(of(null).filter(({ words }) => !/fixing zips/i.test(words))).toEqual([])
  expect(of(null).some(({ words }) => /morning/.test(words))).toBe(true)
  const evenings = of('evenings').map(({ words, takes }) => `${words} ${takes}`)
  expect(evenings.filter((text) => /morning/i.test(text))).toEqual([])
})

test('[7.ideas] ideas are spelled as where somebody is', () => {
  const ideasIn = (place: string) =>
    ['cars', 'knitting', 'pottery', 'painting', 'gardening'].flatMap((skill) =>
      Array.from(
        { length: 4 },
        (_, round) => suggestIdeas({ ...order, skills: [skill], place, round }).ideas,
      ).flat(),
    )
  const british = ({ words, takes }: { words: string; takes: string }) =>
    /\b(?:colours?|tyres?|favourites?|programme|autumn)\b/iu.test(`${words} ${takes}`)
  expect(ideasIn('Whitby, Yorkshire').filter(british).length).toBeGreaterThan(2)
  expect(ideasIn('Portland, OR').filter(british)).toEqual([])
})
