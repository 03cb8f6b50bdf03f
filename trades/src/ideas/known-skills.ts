import type { TimeToSpare } from '@shingle/shared/ideas/idea-limits.ts'
import { timesToSpare } from '@shingle/shared/ideas/idea-limits.ts'
import { listed } from '../listed.ts'
import type { WrittenSkill } from './idea.ts'
import { skillsOfHands } from './skills-of-hands.ts'
import { skillsOfPeople } from './skills-of-people.ts'
import { skillsOfPlaces } from './skills-of-places.ts'

/** What could become of a skill, as it is written. */
export interface KnownIdea {
  readonly words: string
  readonly takes: string
  readonly time: TimeToSpare | undefined
}

interface KnownSkill {
  readonly said: readonly string[]
  readonly ideas: readonly KnownIdea[]
}

const readIdea = (line: string): KnownIdea => {
  const [words = '', takes = '', time = ''] = line.split(':').map((part) => part.trim())
  return { words, takes, time: timesToSpare.find((one) => one === time) }
}

const read = ({ said, ideas }: WrittenSkill): KnownSkill => ({
  said: listed(said),
  ideas: ideas
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readIdea),
})

/** Everything that somebody may be good at, with its ideas. */
export const knownSkills: readonly KnownSkill[] = [
  ...skillsOfHands,
  ...skillsOfPlaces,
  ...skillsOfPeople,
].map(read)

/** The ideas of what somebody says they are good at; none where nobody knows it. */
export const ideasOf = (skill: string): readonly KnownIdea[] => {
  const words = ` ${skill
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `
  return knownSkills
    .filter(({ said }) => said.some((name) => words.includes(` ${name} `)))
    .flatMap(({ ideas }) => ideas)
}
