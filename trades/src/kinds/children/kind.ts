import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'children',
  names: {
    english: 'Children',
    spanish: 'Infancia',
    french: 'Petite enfance',
    italian: 'Infanzia',
    german: 'Kinder',
    japanese: '子ども',
    Korean: '아이',
  },
  tone: 'warm',
  ways: ['enroll', 'appointment', 'walk-in', 'hire'],
  families: ['hearth', 'field', 'studio'],
  palettes: ['leaf', 'sage', 'delft', 'mint'],
  artwork: {
    forms: ['growth', 'litter', 'fabric', 'glyph'],
    motifs: [],
    never: ['doctor', 'syringe', 'face', 'toy', 'robot', 'crayon'],
  },
  schemaType: 'ChildCare',
  things: {
    english:
      listed(`toddler, baby, infant, nursery rhyme, playgroup, preschooler, babysitting, under fives, preschool,
      nursery, nappies, nap, playtime, school holidays, half term, term time, rhymes, mums, dads, ofsted,
      funded hours, little ones, story time, messy play, soft toys, potty, childcare, carer, siblings,
      playroom, birthday child`),
    spanish:
      listed(`bebé, niño pequeño, guardería, peque, canguro, niños, pañales, siesta, juegos, vacaciones escolares,
      conciliación, cuidado infantil, preescolar, infantil, educadora, recreo, patio`),
    french:
      listed(`bébé, enfant, crèche, goûter, nounou, couches, sieste, jeux, comptines, agréée, vacances scolaires,
      périscolaire, mercredi, garde d’enfants, bambins, petite enfance, éveil, assistante maternelle,
      maternelle, jardin clos, repas faits maison`),
    italian:
      listed(`neonato, asilo, bimbo, merenda, pannolini, nanna, giochi, canzoncine, mamme, papà, vacanze scolastiche,
      asilo nido, educatrice, doposcuola, centro estivo, infanzia, feste di compleanno, caccia al tesoro`),
    german:
      listed(`kleinkind, baby, krippe, kita, spielgruppe, säuglinge, kindergartenkinder, wickeln, mittagsschlaf,
      ferienbetreuung, betreuungsplatz, mamas, papas, vorschule, u3, krabbeln, basteln, erzieherin,
      tagespflege, bauwagen, plätze frei, kleinkinder, eingewöhnung, geschwister, kindergeburtstag`),
    japanese: listed(
      `赤ちゃん, 園児, 保育, 託児, お子さま, 乳児, 園庭, おむつ, お昼寝, ママ, パパ, 親子, 未就学児, 学童, 遊び, 絵本, 保育士, ベビー, お預かり, 年少, 0歳, 1歳`,
    ),
    Korean: listed(
      `아이, 아기, 유아, 어린이, 돌봄, 영유아, 유치원, 어린이집, 기저귀, 낮잠, 놀이, 엄마, 아빠, 부모, 등원, 하원, 방학, 육아, 영아, 미취학, 동화, 선생님과, 키즈, 신생아`,
    ),
  },
}
