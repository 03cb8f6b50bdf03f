import { raiseFirst } from '@shingle/shared/text/raise-first.ts'
import { countWords } from './count-words.ts'
import type { Idea } from './idea.ts'
import { knownMeetings } from './known-skills.ts'
import { namedIn, type UnderstoodSkill, writtenFor } from './understood-skills.ts'

type Frame = readonly [words: string, takes: string, time?: Idea['time']]

/** What anybody can make of anything that they are good at; most of it of two words as well. */
const anybodysIdeas: readonly Frame[] = [
  ['{skill} lessons for beginners', 'Two chairs, one hour, and a price for five.'],
  ['{skill} mornings with coffee', 'A big table, and the same morning each week.', 'half'],
  ['{skill} lessons by video', 'A camera, a quiet room and good light.'],
  ['First steps in {skill}', 'Three evenings, from nothing to something.', 'evenings'],
  ['{skill} club for friends', 'A hall key and a box for coins.'],
  ['{skill} for older people', 'Good light, large letters and time.'],
  ['{skill} vouchers for birthdays', 'A card with your number on it.'],
  ['{skill} lessons at home', 'A bag that holds everything, and a way there.'],
]

/** The same of something that takes three or four words to say. */
const shortIdeas: readonly Frame[] = [
  ['{skill} lessons', 'Two chairs, one hour, and a price for five.'],
  ['{skill} together', 'A big table, and the same hour each week.'],
  ['{skill} online', 'A camera, a quiet room and good light.'],
  ['{skill} weekends', 'Two days, one room and a list of what to bring.', 'saturdays'],
  ['{skill} evenings', 'A warm room that you may use.', 'evenings'],
  ['{skill} club', 'A hall key and a box for coins.'],
  ['{skill} vouchers', 'A card with your number on it.'],
  ['{skill} at home', 'A bag that holds everything, and a way there.'],
]

const placeIdeas: readonly Frame[] = [
  ['{skill} evenings in {place}', 'A warm room that you may use.', 'evenings'],
  ['{place} {skill} club', 'A notice in the library and ten chairs.'],
  ['{skill} weekends in {place}', 'Two nights somewhere near, and one programme.', 'saturdays'],
  ['{skill} in {place}', 'A notice in the library, with your number.'],
]

/** What becomes of a trade that was named in another language. */
const tradesIdeas: readonly Frame[] = [
  ['{skill} for small jobs only', 'A price for the first hour, and a calendar.'],
  ['{skill} in the evenings', 'A lamp, a calendar and three evenings a week.', 'evenings'],
  ['{skill} on Saturdays', 'A calendar that fills itself, and a car.', 'saturdays'],
  ['{skill} with fixed prices', 'One page of prices that you can keep.'],
  ['{skill} for first-time clients', 'Time to explain, and a list to leave behind.'],
  ['{skill} for older people', 'The same face each time, and no hurry.'],
  ['{skill} at short notice', 'A phone that is on, and one free hour a day.', 'all'],
  ['{skill} for landlords', 'Keys, a folder for each home, a photograph after.', 'half'],
]

/** What somebody makes of a skill who is good with these as well. */
const alsoFor: Readonly<Record<string, readonly Frame[]>> = {
  children: [
    ['{skill} for children', 'Small groups, and a hall with a sink.', 'saturdays'],
    ['{skill} after school', 'Six chairs and a bowl of apples.', 'half'],
    ['Birthday party with {skill}', 'Ten sets of everything, and two hours.', 'saturdays'],
  ],
  older: [
    ['{skill} for older people', 'Good light, large letters and time.', 'half'],
    ['{skill} with your grandmother', 'Two chairs, and one hour at her table.'],
  ],
}

const put = ([words, takes, time]: Frame, skill: string): Omit<Idea, 'from' | 'worth'> => ({
  ...{ words: words.replace('{skill}', () => skill), takes, time },
})

/** What any thing becomes; where more is written of it, that is said first. */
const framed = (said: UnderstoodSkill): readonly Idea[] => {
  const lead = said.known.length > 0 ? -1.4 : 0
  return namedIn(said).flatMap((thing) => {
    const of = (frames: readonly Frame[], worth: number) =>
      frames.map((frame) => ({ ...put(frame, thing), from: [said.answer], worth: worth + lead }))
    const isShort = countWords(thing) <= 2
    return [...of(isShort ? anybodysIdeas : shortIdeas, 0.4), ...of(placeIdeas, 0.5)]
  })
}

const ofTrade = ({ answer, trade }: UnderstoodSkill): readonly Idea[] =>
  (trade === '' ? [] : [...tradesIdeas, ...placeIdeas.slice(-1)]).map((frame) => ({
    ...{ ...put(frame, trade), from: [answer], worth: 0.4 },
  }))

const writtenIdeas = (said: UnderstoodSkill): readonly Idea[] =>
  writtenFor(said).map((idea) => ({ ...idea, from: [said.answer], worth: 1.4 }))

/** What two skills of one person make, in one answer or in two, which is nearer to them than what either makes alone. */
const together = (all: readonly UnderstoodSkill[]): readonly Idea[] => {
  const skills = all.flatMap(({ known, answer }) => known.map(({ skill }) => ({ id: skill.id, answer })))
  return knownMeetings.flatMap(({ of, ideas }) => {
    const [one, other] = of.map((id) => skills.find((skill) => skill.id === id))
    if (one === undefined || other === undefined) return []
    return ideas.map((idea) => ({ ...idea, from: [one.answer, other.answer], worth: 2.6 }))
  })
}

/** What a skill makes for those whom somebody is good with. */
const forThem = (all: readonly UnderstoodSkill[]): readonly Idea[] =>
  all.flatMap((them) =>
    them.known.flatMap(({ skill: { id } }) =>
      (alsoFor[id] ?? []).flatMap((frame) =>
        all
          .filter(({ known }) => known.every(({ skill }) => alsoFor[skill.id] === undefined))
          .flatMap((said) =>
            namedIn(said).map((thing) => ({
              ...{ ...put(frame, thing), from: [said.answer, them.answer], worth: 1.6 },
            })),
          ),
      ),
    ),
  )

const placed = (idea: Idea, town: string): readonly Idea[] => {
  const words = raiseFirst(idea.words)
  if (!words.includes('{place}')) return [{ ...idea, words }]
  if (town === '') return []
  return [{ ...idea, words: words.replace('{place}', () => town), from: [...idea.from, town] }]
}

/** Every idea that answers lead to, with the answers that each came from. */
export const ideasFrom = (all: readonly UnderstoodSkill[], town: string): readonly Idea[] =>
  [
    ...together(all),
    ...forThem(all),
    ...all.flatMap((said) => [...writtenIdeas(said), ...framed(said), ...ofTrade(said)]),
  ]
    .flatMap((idea) => placed(idea, town))
    .map((idea) => ({ ...idea, from: [...new Set(idea.from)] }))
