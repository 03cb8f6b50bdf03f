import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { ideaLimits, timeNames, timesToSpare } from '@shingle/shared/ideas/idea-limits.ts'
import { describe, expect, it, test } from 'vitest'
import { listed } from '../listed.ts'
import { ideaInputs } from '../testing/idea-inputs.ts'
import { knownSkills, skillsIn } from './known-skills.ts'
import { suggestIdeas } from './suggest-ideas.ts'
import { understand } from './understood-skills.ts'

const seeds = ['one', 'two', 'three']
const ordered = ideaInputs.flatMap(([said, when, place]) =>
  seeds.map((seed) => {
    const skills = said.split(';').map((skill) => skill.trim())
    const time = timesToSpare.find((one) => one === when) ?? null
    return { skills, time, place, ideas: suggestIdeas({ skills, time, place, seed, round: 0 }).ideas }
  }),
)
const wordsIn = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
const town = (place: string) => place.split(',')[0] ?? ''

// Words that skills are said by and that stand for themselves elsewhere: a letter is posted, a word is kept.
const common = new Set([
  ...wordsIn(`word letter story number food kitchen meal soup plant phone web care books baby kid child children figures
    garden wedding party event clothes photograph photo photos camera car van wool wood furniture silver walking walk
    music song dance voice band tea coffee wine recorder game maps reading language growing clay bead nature oven bread cake
    cakes biscuits driving lamp radio laptop tree hedge lawn flower flowers vegetables recipes cleaning rabbit
    art computer water sea bird beard running listening curry hosting stable engine trip travel sport tidying windows`),
  // Whom an idea is for, and how it comes to them, is nothing that somebody claims to be good at.
  ...listed('older people, parties, video, singer, nurse, gardener, small jobs, story, stories, kids'),
])

/** Whatever an idea claims to be about, as the skills are said; which of the answers speak of none of it. */
const strangersIn = (words: string, skills: readonly string[]): readonly string[] => {
  const own = new Set(skills.flatMap((skill) => understand(skill).known).map(({ skill: { id } }) => id))
  return skillsIn(words)
    .filter(
      ({ skill, word }) => !own.has(skill.id) && !skill.loosely.includes(word) && !common.has(foldText(word)),
    )
    .map(({ word }) => `${word}: ${words}`)
}

describe('[7.ideas] of what newcomers say', () => {
  it('eight ideas come, none of them twice and none of more than five words', () => {
    for (const { skills, ideas } of ordered) {
      expect([skills, new Set(ideas.map(({ words }) => foldText(words))).size]).toEqual([
        skills,
        ideaLimits.shown,
      ])
      expect(ideas.filter(({ words }) => words.split(' ').length > ideaLimits.words)).toEqual([])
    }
  })

  it('every reason is an answer, and none claims a trade that the answers do not speak of', () => {
    for (const { skills, time, place, ideas } of ordered)
      for (const { from } of ideas) {
        const answers = [...skills, town(place), time === null ? '' : timeNames[time]]
        expect(from.filter((answer) => !answers.includes(answer))).toEqual([])
        expect(skills).toContain(from[0])
      }
    expect([
      ...new Set(
        ordered.flatMap(({ skills, ideas }) => ideas.flatMap(({ words }) => strangersIn(words, skills))),
      ),
    ]).toEqual([])
  })

  it('an answer that is given as the reason leads there: its own skill has the idea, or the idea names its thing', () => {
    for (const { skills, ideas } of ordered)
      for (const { words, from } of ideas)
        for (const answer of from.filter((one) => skills.includes(one))) {
          const { known, trade, things } = understand(answer)
          const stems = [...known.map(({ word }) => word), trade, ...things].flatMap(wordsIn)
          const isNamed = stems.some((word) => foldText(words).includes(word.slice(0, 4)))
          expect([words, known.length > 0 || isNamed]).toEqual([words, true])
        }
  })

  it('no word of another language stands in an idea, unless it is the place', () => {
    for (const { skills, place, ideas } of ordered)
      for (const skill of skills) {
        const english = new Set([
          ...understand(skill).known.flatMap(({ word }) => wordsIn(word)),
          ...knownSkills.flatMap(({ said, ideas: own }) =>
            [...said, ...own.map(({ words }) => words)].flatMap(wordsIn),
          ),
          ...wordsIn(place),
        ])
        const isElsewhere = understand(skill).things.length === 0 && skillsIn(skill).length === 0
        const foreign = isElsewhere ? wordsIn(skill).filter((word) => !english.has(word)) : []
        for (const { words } of ideas)
          expect(wordsIn(words).filter((word) => foreign.includes(word))).toEqual([])
      }
  })

  it('who says where they are reads it among the first three', () => {
    for (const { place, ideas } of ordered.filter((one) => one.place !== ''))
      expect(ideas.slice(0, 3).some(({ words }) => words.includes(town(place)))).toBe(true)
  })
})

const ideasOf = (skills: readonly string[], time: (typeof timesToSpare)[number] | null, place = '') =>
  suggestIdeas({ skills: [...skills], time, place, seed: 'one', round: 0 }).ideas.map(({ words }) => words)

test('[7.ideas] what somebody plays is in the ideas, and no other instrument is', () => {
  for (const instrument of ['trumpet', 'violin', 'piano', 'guitar', 'flute', 'drum']) {
    const ideas = ideasOf([`playing the ${instrument}`], 'saturdays', 'Lyon')
    expect(ideas.filter((words) => words.toLowerCase().includes(instrument)).length).toBeGreaterThanOrEqual(4)
  }
})

test('[7.ideas] what two answers make together comes before what either makes alone', () => {
  const first = (skill: string) => ideasOf([skill], 'all', 'Leeds').slice(0, 3).join('\n')
  expect(first('I have a van and like gardens')).toMatch(/waste|clear|hedge|stor|deliver/i)
  expect(ideasOf(['a van', 'gardens'], 'all').slice(0, 3).join('\n')).toMatch(/waste|hedge|stor|deliver/i)
  expect(ideasOf(['computers', 'older people'], 'half').slice(0, 4).join('\n')).toMatch(
    /elderly|grandchildren|patient/i,
  )
})

test.each([['gnorfeln für große Zwecke'], ['découper des schmilblicks'], ['ぬぬぬ'], ['Klempnerarbeiten']])(
  '[7.ideas] of “%s”, which nobody knows, no half-English idea is made',
  (skill) => expect(ideasOf([skill], null, 'Hamburg')).toEqual([]),
)
