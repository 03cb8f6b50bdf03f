import { listed } from '../listed.ts'
import { crossed, pairsOf, shaped, soundOf } from './candidates.ts'
import type { Candidate, NameMaterial } from './name-order.ts'

/** What an English business is called after. */
export const englishImages =
  listed(`Wren, Rook, Heron, Swift, Finch, Otter, Hare, Fox, Badger, Robin, Lark, Magpie, Hazel,
  Rowan, Alder, Juniper, Willow, Elder, Bramble, Heather, Clover, Foxglove, Kestrel, Thistle`)
/** The same where people grieve. */
export const quietImages = listed(
  'Rowan, Alder, Willow, Linden, Hazel, Heather, Laurel, Lark, Cedar, Meadow, Evening, Harbour',
)
const colours = listed('Blue, Green, Red, Yellow, White, Copper')
const objects = listed('Door, Gate, Kettle, Lantern, Bell, Boat')
const settings = listed('Lane, Yard, Row, Corner, Hill')
const fronts = listed('Moor, Marsh, North, Fern, Stone, Winter, Wild, Thorn')
const numbers = listed('Two, Three, Four, Seven')

/** Whether two parts can be said as one word: no crowd of consonants where they meet, and no letter twice. */
const joins = (front: string, end: string): boolean => {
  const seam = `${front.slice(-2)}${end.slice(0, 2)}`
  return front.slice(-1) !== end.slice(0, 1) && !/[^aeiouy]{4}/i.test(seam) && front.toLowerCase() !== end
}

const withPlace = ({ place, words, said }: NameMaterial): readonly Candidate[] => {
  if (place === '') return []
  return [
    ...shaped(
      'place-house',
      1,
      words.houses.map((house) => [`${place} ${house}`, place, house]),
    ),
    ...shaped(
      'place-said',
      0.9,
      said.map((thing) => [`${place} ${thing}`, place, thing]),
    ),
    ...(words.did === '' ? [] : shaped('did-in', 1.1, [[`${words.did} in ${place}`, place, words.did]])),
  ]
}

const withPerson = ({ person, words }: NameMaterial): readonly Candidate[] =>
  person === ''
    ? []
    : shaped(
        'person',
        1.5,
        words.houses.map((house) => [`${person}’s ${house}`, person, house]),
      )

const withSettings = ({ settings: said, words }: NameMaterial): readonly Candidate[] =>
  shaped(
    'said-house',
    1.3,
    crossed(said, words.houses).flatMap(([one, house]) =>
      house.toLowerCase().includes(one.toLowerCase()) ? [] : [[`The ${one} ${house}`, one, house] as const],
    ),
  )

const withSaid = ({ said, words }: NameMaterial): readonly Candidate[] => [
  ...shaped(
    'own-pair',
    1.1,
    crossed(said, words.things).map(([one, thing]) => [`${one} & ${thing}`, one, thing]),
  ),
  ...shaped(
    'own-setting',
    0.8,
    crossed(said, settings).map(([one, lane]) => [`${one} ${lane}`, one, lane]),
  ),
]

const playful = ({ words, images }: NameMaterial): readonly Candidate[] => [
  ...shaped(
    'mark',
    1,
    crossed(words.marks, words.things).map(([mark, thing]) => [`The ${mark} ${thing}`, mark, thing]),
  ),
  ...shaped(
    'number',
    0.9,
    crossed(numbers, words.counted).map(([count, things]) => [`${count} ${things}`, count, things]),
  ),
  ...shaped(
    'lane',
    0.6,
    crossed(words.things, settings).map(([thing, lane]) => [`${thing} ${lane}`, thing, lane]),
  ),
  ...shaped(
    'compound',
    0.3,
    crossed(fronts, words.joined).flatMap(([front, end]) =>
      joins(front, end) ? [[`${front}${end}`, front, end] as const] : [],
    ),
  ),
  ...crossed(images, words.things).flatMap(([image, thing]) =>
    shaped('image-pair', 0.6 + 1.4 * soundOf(image, thing), [[`${image} & ${thing}`, image, thing]]),
  ),
  ...crossed(crossed(colours, objects), words.houses).flatMap(([[colour, object], house]) =>
    shaped('door', 0.6, [[`${colour} ${object} ${house}`, colour, object, house]]),
  ),
]

/** Names in English: every one that this business might have, the good and the merely possible. */
export const englishNames = (material: NameMaterial): readonly Candidate[] => {
  const { words, images, isSolemn } = material
  const pairs = isSolemn ? [] : pairsOf(words.things)
  return [
    ...shaped(
      'whole',
      1.4,
      words.names.map((name) => [name]),
    ),
    ...withPlace(material),
    ...withPerson(material),
    ...withSettings(material),
    ...shaped(
      'image-house',
      0.9,
      crossed(images, words.houses).map(([image, house]) => [`${image} ${house}`, image, house]),
    ),
    ...pairs.flatMap(([one, other]) =>
      shaped('pair', 0.9 + soundOf(one, other), [[`${one} & ${other}`, one, other]]),
    ),
    ...(isSolemn ? [] : [...withSaid(material), ...playful(material)]),
  ]
}

const playfulIncluding = ({ include, images, isSolemn }: NameMaterial): readonly Candidate[] => {
  if (isSolemn) return []
  const lanes = crossed(include, settings)
  const beside = crossed(include, images)
  return [
    ...shaped(
      'include-lane',
      1,
      lanes.map(([word, lane]) => [`${word} ${lane}`, word, lane]),
    ),
    ...shaped(
      'include-image',
      1,
      beside.map(([word, image]) => [`${image} & ${word}`, word, image]),
    ),
    ...shaped(
      'include-little',
      0.7,
      include.map((word) => [`Little ${word}`, word]),
    ),
  ]
}

/** English names with a word that must be in them. */
export const englishIncluding = (material: NameMaterial): readonly Candidate[] => {
  const { include, words, place } = material
  const pairs = pairsOf(include)
  return [
    ...shaped(
      'include-two',
      1.6,
      pairs.map(([one, other]) => [`${one} & ${other}`, one, other]),
    ),
    ...shaped(
      'include-two-house',
      1,
      crossed(pairs, words.houses).map(([[one, other], house]) => [
        `${one} & ${other} ${house}`,
        one,
        other,
        house,
      ]),
    ),
    ...shaped(
      'include-house',
      1.2,
      crossed(include, words.houses).map(([word, house]) => [`${word} ${house}`, word, house]),
    ),
    ...shaped(
      'include-pair',
      1.1,
      crossed(include, words.things).map(([word, thing]) => [`${word} & ${thing}`, word, thing]),
    ),
    ...(place === ''
      ? []
      : shaped(
          'include-in',
          1,
          include.map((word) => [`${word} in ${place}`, word, place]),
        )),
    ...playfulIncluding(material),
  ]
}
