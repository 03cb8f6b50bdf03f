import { expect, test } from 'vitest'
import { isSurelyNamed, namedPlace } from './named-place.ts'

interface Tongue {
  readonly towns: readonly string[]
  readonly stories: readonly ((town: string) => string)[]
  readonly works: readonly ((town: string) => string)[]
  readonly joins: readonly string[]
}

const tongues: Readonly<Record<string, Tongue>> = {
  english: {
    towns: ['Vienna', 'Lyon', 'Leeds', 'Newcastle upon Tyne'],
    stories: [
      (town) => `Photographer born in ${town}`,
      (town) => `Born and raised in ${town}`,
      (town) => `I studied the violin in ${town}`,
      (town) => `I grew up near ${town}`,
      (town) => `Trained as a chef in ${town}`,
      (town) => `We moved here from a village near ${town}`,
      (town) => `I used to work in ${town}`,
      (town) => `After ten years in ${town}`,
    ],
    works: [
      (town) => `now at work in ${town}`,
      (town) => `piano lessons in ${town}`,
      (town) => `I fix bikes around ${town}`,
    ],
    joins: [', ', '. ', ' and ', '; '],
  },
  german: {
    towns: ['Köln', 'Wien', 'Dresden', 'Ulm'],
    stories: [
      (town) => `Ich bin in ${town} geboren`,
      (town) => `Geboren und aufgewachsen in ${town}`,
      (town) => `Ich habe in ${town} Musik studiert`,
      (town) => `Mein Handwerk habe ich in ${town} gelernt`,
      (town) => `Ich stamme aus ${town}`,
      (town) => `Nach der Ausbildung in ${town}`,
    ],
    works: [(town) => `ich unterrichte in ${town}`, (town) => `jetzt mit eigener Werkstatt in ${town}`],
    joins: [', ', '. ', ' und '],
  },
  french: {
    towns: ['Paris', 'Lyon', 'Saint-Étienne'],
    stories: [
      (town) => `Photographe né à ${town}`,
      (town) => `Pâtissière formée à ${town}`,
      (town) => `J’ai étudié le piano à ${town}`,
      (town) => `Nous avons grandi près de ${town}`,
    ],
    works: [(town) => `cours de piano à ${town}`, (town) => `je travaille à ${town}`],
    joins: [', ', '. ', ' et '],
  },
  spanish: {
    towns: ['Sevilla', 'Madrid', 'Jerez de la Frontera'],
    stories: [
      (town) => `Fotógrafa nacida en ${town}`,
      (town) => `Estudié música en ${town}`,
      (town) => `Me formé en ${town}`,
      (town) => `Crecí cerca de ${town}`,
    ],
    works: [(town) => `clases de guitarra en ${town}`, (town) => `ahora trabajo en ${town}`],
    joins: [', ', '. ', ' y '],
  },
  italian: {
    towns: ['Bologna', 'Torino', 'Reggio Emilia'],
    stories: [
      (town) => `Fotografo nato a ${town}`,
      (town) => `Mi sono laureata a ${town}`,
      (town) => `Ho studiato canto a ${town}`,
      (town) => `Cresciuti vicino a ${town}`,
    ],
    works: [(town) => `lezioni di pianoforte a ${town}`, (town) => `oggi lavoro a ${town}`],
    joins: [', ', '. ', ' e '],
  },
  japanese: {
    towns: ['東京', '京都', '横浜市'],
    stories: [
      (town) => `${town}で生まれました`,
      (town) => `${town}の大学を卒業しました`,
      (town) => `${town}で料理を学びました`,
    ],
    works: [(town) => `${town}で美容室をしています`],
    joins: ['。'],
  },
  korean: {
    towns: ['서울', '부산', '수원시'],
    stories: [(town) => `${town}에서 태어났습니다`, (town) => `${town}에서 요리를 배웠습니다`],
    works: [(town) => `${town}에서 자전거를 고칩니다`],
    joins: ['. '],
  },
}

const told = Object.entries(tongues).flatMap(([tongue, { towns, stories, works, joins }]) =>
  towns.flatMap((from) =>
    towns
      .filter((at) => at !== from)
      .flatMap((at) =>
        stories.flatMap((story) =>
          works.flatMap((work) =>
            joins.flatMap((join) => [
              { tongue, at, text: `${story(from)}${join}${work(at)}` },
              { tongue, at, text: `${work(at)}${join}${story(from)}` },
            ]),
          ),
        ),
      ),
  ),
)

test.each(Object.keys(tongues))(
  '[4.create] in %s, where somebody comes from or learned is never told as where they work',
  (tongue) => {
    const wrong = told.filter(
      ({ tongue: its, text, at }) => its === tongue && !(namedPlace(text) === at && isSurelyNamed(text)),
    )
    expect(wrong.map(({ text }) => `${text} → ${namedPlace(text)}`)).toEqual([])
  },
)

test.each(
  Object.entries(tongues).flatMap(
    ([
      tongue,
      {
        stories,
        towns: [town = ''],
      },
    ]) => stories.map((story) => [tongue, story(town)] as const),
  ),
)('[4.create] in %s, “%s” names no place of work', (_, text) => {
  expect(namedPlace(text)).toBe('')
})

test.each([
  ['Studied in Vienna and in Paris', ''],
  ['Studied in Vienna and later in Paris. Lessons in Leeds.', 'Leeds'],
  ['Born in Lyon, in Marseille since 2010', 'Marseille'],
  ['Classically trained pianist in Leeds', 'Leeds'],
  ['A Leeds-born baker in York', 'York'],
  ['Native plants and hedges in Bristol', 'Bristol'],
  ['Crèche pour la petite enfance à Lyon', 'Lyon'],
  ['Bureau d’études à Nantes', 'Nantes'],
  ['Gelernter Tischler mit Werkstatt in Ulm', 'Ulm'],
  ['Equipo formado por tres fisioterapeutas en Madrid', 'Madrid'],
])('[4.create] “%s” is at work in “%s”', (text, place) => {
  expect(namedPlace(text)).toBe(place)
})

test.each([
  ['Plumber in Leeds', true],
  ['Plumber in Newcastle. We come to all of Newcastle, also in Newcastle upon Tyne.', true],
  ['Plumber in Leeds, specialised in Worcester boilers', true],
  ['Plumber in Leeds. Also in York.', false],
  ['Kurse in Köln und in Bonn', false],
  ['Plumber in Ambleforth', false],
  ['We fix leaks', false],
])('[4.create] whether the place of “%s” is sure: %s', (text, isSure) => {
  expect(isSurelyNamed(text)).toBe(isSure)
})
