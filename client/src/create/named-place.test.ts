import { expect, test } from 'vitest'
import { namedPlace } from './named-place.ts'

test.each([
  ['I fix leaks and boilers in Leeds', 'Leeds'],
  ['Plumber in Leeds. We come on the day.', 'Leeds'],
  ['Hedges and lawns around Stoke-on-Trent, Monday to Friday.', 'Stoke-on-Trent'],
  ['Repairs near Temple Meads, punctures while you wait', 'Temple Meads'],
  ['A coffee shop in Newcastle upon Tyne with our own roast', 'Newcastle upon Tyne'],
  ['Boulangerie in Köln', 'Köln'],
  ['Bike repair in Portland, Oregon and beyond', 'Portland, Oregon'],
  ['Family medicine clinic in Delaware, Ohio. No walk-ins.', 'Delaware, Ohio'],
  ['Tree work around Charlotte, North Carolina', 'Charlotte, North Carolina'],
  ['Lawns mowed in Bend, OR', 'Bend, OR'],
  ['Pizza van near Albany, New York', 'Albany, New York'],
  ['Relaxing in Leeds, Massage and Reiki', 'Leeds'],
  ['Pizza van in Leeds, Wednesday to Sunday', 'Leeds'],
  ['me and my brother Dean do pizza out of a converted horsebox round leeds. weddings too', 'Leeds'],
  ['Photographe de mariage à Lyon, deux studios', 'Lyon'],
  ['Clases de guitarra en Madrid para adultos', 'Madrid'],
  ['piano tuner in hereford, also pianos moved', 'Hereford'],
  ['cours de piano à lyon, enfants et adultes', 'Lyon'],
  ['fontanero en sevilla, desatascos', 'Sevilla'],
  ['idraulico a torino, perdite', 'Torino'],
  ['klavierstimmer im raum fulda', 'Fulda'],
  ['서울 마포구 수선집입니다', '서울 마포구'],
  ['서울 마포구에서 옷을 고칩니다', '서울 마포구'],
])('[4.create] “%s” is at work in %s', (description, place) => {
  expect(namedPlace(description)).toBe(place)
})

test.each([
  'Lessons in French for adults, in March and in Summer',
  'A dentist who is trained in Botox and specialises in Invisalign',
  'Open in the evening, in English',
  'Wir bauen Möbel in Eiche und Esche',
  'We fix leaks',
  'piano tuner in training, cheap',
  'gardener in need of work',
  'tiling in bath and kitchen, a nice job',
  'Cours de chant en Français',
  '',
])('[4.create] “%s” names no place', (description) => {
  expect(namedPlace(description)).toBe('')
})

interface Tongue {
  readonly places: readonly string[]
  readonly frames: readonly ((place: string) => string)[]
  readonly traps: readonly string[]
}

const tongues: Readonly<Record<string, Tongue>> = {
  english: {
    places: ['Leeds', 'Bristol', 'Newcastle upon Tyne', 'Stoke-on-Trent'],
    frames: [
      (place) => `Boilers fixed in ${place}, on the day`,
      (place) => `We are a small bakery near ${place} with our own mill.`,
      (place) => `Dog walks across ${place}`,
    ],
    traps: ['We run a Montessori school', 'Repairs in Winter', 'A Yamaha workshop with a ramp'],
  },
  german: {
    places: ['Köln', 'Wien', 'Bad Tölz', 'Freiburg im Breisgau', 'Ulm', 'Recklinghausen', 'Berlin-Kreuzberg'],
    frames: [
      (place) => `Wir bauen Möbel in ${place} und Umgebung`,
      (place) => `Tischlerei aus ${place} mit eigener Werkstatt`,
      (place) => `In ${place} reparieren wir Räder für alle`,
      (place) => `Yogakurse mit Aussicht, rund um ${place}`,
    ],
    traps: [
      'Wir arbeiten in Ruhe und mit Liebe',
      'Treppen in Eiche und in Handarbeit für Ihr Zuhause',
      'Wir helfen bei Problemen und in Notfällen',
      'Kurse in Englisch für Kinder',
    ],
  },
  french: {
    places: ['Lyon', 'Saint-Étienne', 'Aix', 'La Rochelle'],
    frames: [
      (place) => `Photographe de mariage à ${place}, deux studios`,
      (place) => `À ${place}, nous réparons les vélos`,
      (place) => `Cours de piano près de ${place}`,
    ],
    traps: ['Cours de chant à domicile', 'Menus à Noël et en Semaine sainte', 'Leçons en Anglais'],
  },
  spanish: {
    places: ['Sevilla', 'Las Palmas', 'Jerez de la Frontera', 'Cádiz'],
    frames: [
      (place) => `Clases de guitarra en ${place} para adultos`,
      (place) => `Peluquería cerca de ${place}`,
    ],
    traps: ['Fontaneros a domicilio', 'Viajes a Italia para los jóvenes', 'Menús en Navidad'],
  },
  italian: {
    places: ['Bologna', 'Reggio Emilia', 'Udine', 'San Gimignano'],
    frames: [
      (place) => `Pasticceria a ${place}`,
      (place) => `Lezioni di pianoforte a ${place} per adulti`,
      (place) => `Officina vicino a ${place}, dal 1987`,
    ],
    traps: ['Fisioterapista a domicilio', 'Panettoni artigianali a Natale', 'Corsi di Pilates'],
  },
  portuguese: {
    places: ['Lisboa', 'Porto', 'Vila Nova de Gaia'],
    frames: [
      (place) => `Reparação de bicicletas em ${place}`,
      (place) => `Padaria no ${place} com pão fresco`,
    ],
    traps: ['Aulas em Português', 'Limpezas ao domicílio'],
  },
  dutch: {
    places: ['Utrecht', 'Den Haag', 'Bergen op Zoom'],
    frames: [(place) => `Fietsenmaker te ${place}`, (place) => `Pianoles in ${place} en omstreken`],
    traps: ['Rijlessen in Nederlands', 'Tuinman aan huis'],
  },
  japanese: {
    places: ['京都', '横浜市', '東京都渋谷区'],
    frames: [(place) => `${place}で美容室をしています`, (place) => `小さなパン屋です。${place}の駅から三分`],
    traps: ['家具の修理をしています', '大きな都市で働く人のヨガ'],
  },
  korean: {
    places: ['서울', '수원시', '제주'],
    frames: [(place) => `${place}에서 자전거를 고칩니다`, (place) => `우리는 ${place} 미용실입니다`],
    traps: ['가구를 만듭니다', '도시에서 사는 사람들의 요가'],
  },
}

test.each(
  Object.entries(tongues).flatMap(([tongue, { places, frames }]) =>
    places.flatMap((place) => frames.map((frame) => [tongue, frame(place), place] as const)),
  ),
)('[4.create] in %s, “%s” is at work in %s', (_, description, place) => {
  expect(namedPlace(description)).toBe(place)
})

test.each(
  Object.entries(tongues).flatMap(([tongue, { traps }]) => traps.map((trap) => [tongue, trap] as const)),
)('[4.create] in %s, “%s” names no place', (_, description) => expect(namedPlace(description)).toBe(''))
