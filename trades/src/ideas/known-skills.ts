import type { TimeToSpare } from '@shingle/shared/ideas/idea-limits.ts'
import { timesToSpare } from '@shingle/shared/ideas/idea-limits.ts'
import { listed } from '../listed.ts'
import type { WrittenSkill } from './idea.ts'
import { skillsOfAnimals } from './skills-of-animals.ts'
import { skillsOfCrafts } from './skills-of-crafts.ts'
import { skillsOfFood } from './skills-of-food.ts'
import { skillsOfHands } from './skills-of-hands.ts'
import { skillsOfMusic } from './skills-of-music.ts'
import { skillsOfPeople } from './skills-of-people.ts'
import { skillsOfRoads } from './skills-of-roads.ts'
import { skillsTogether } from './skills-together.ts'

/** What could become of a skill, as it is written. */
export interface KnownIdea {
  readonly words: string
  readonly takes: string
  readonly time: TimeToSpare | undefined
  /** The words of the skill that it may come of; of every one where none is named. */
  readonly of: readonly string[]
}

interface KnownSkill {
  readonly id: string
  readonly called: string
  readonly said: readonly string[]
  readonly loosely: readonly string[]
  readonly ideas: readonly KnownIdea[]
}

const readIdea = (line: string): KnownIdea => {
  const [words = '', takes = '', time = '', of = ''] = line.split(':').map((part) => part.trim())
  return { words, takes, time: timesToSpare.find((one) => one === time), of: listed(of) }
}

const readIdeas = (ideas: string): readonly KnownIdea[] =>
  ideas
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readIdea)

const read = ({ id, called, said, loosely = '', ideas }: WrittenSkill): KnownSkill => ({
  ...{ id, called, said: listed(said), loosely: listed(loosely), ideas: readIdeas(ideas) },
})

/** Everything that somebody may be good at, with its ideas. */
export const knownSkills: readonly KnownSkill[] = [
  ...skillsOfHands,
  ...skillsOfCrafts,
  ...skillsOfFood,
  ...skillsOfAnimals,
  ...skillsOfRoads,
  ...skillsOfPeople,
  ...skillsOfMusic,
].map(read)

/** What could become of two skills, by their ids. */
export const knownMeetings = skillsTogether.map(({ of, ideas }) => ({ of, ideas: readIdeas(ideas) }))

/** A skill with the word that it was said by. */
export interface SaidSkill {
  readonly skill: KnownSkill
  readonly word: string
}

const phrasesOf = (list: 'said' | 'loosely'): readonly SaidSkill[] =>
  knownSkills
    .flatMap((skill) => skill[list].map((word) => ({ skill, word })))
    .toSorted((one, other) => other.word.length - one.word.length)
const [named, loose] = [phrasesOf('said'), phrasesOf('loosely')]

const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `

const saidAmong = (phrases: readonly SaidSkill[], answer: string): readonly SaidSkill[] => {
  let rest = spaced(answer)
  return phrases.filter(({ word }) => {
    const form = [word, `${word}s`, `${word}es`].map(spaced).find((one) => rest.includes(one))
    // What a longer word has said is not said again by a shorter one: a french horn is no French.
    if (form !== undefined) rest = rest.replaceAll(form, '  ')
    return form !== undefined
  })
}

/** The skills that an answer in English speaks of; none where nobody knows it. */
export const skillsIn = (answer: string): readonly SaidSkill[] => {
  const said = saidAmong(named, answer)
  const all = said.length > 0 ? said : saidAmong(loose, answer)
  return all.filter(({ skill }, at) => all.findIndex((one) => one.skill === skill) === at)
}

/** What a skill is called before 'lessons'. */
export const calledOf = ({ skill, word }: SaidSkill): string => skill.called.replace('{it}', () => word)

/** The ideas of a skill that may come of the word that was said. */
export const ideasOf = ({ skill, word }: SaidSkill): readonly KnownIdea[] =>
  skill.ideas
    .filter(({ of }) => of.length === 0 || of.includes(word))
    .map((idea) => ({ ...idea, words: idea.words.replace('{it}', () => word) }))
