import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'forest-school',
  kind: 'children',
  otherKind: 'outdoors',
  names: {
    english: 'Forest school',
    spanish: 'Escuela bosque',
    french: 'École en forêt',
    italian: 'Asilo nel bosco',
    german: 'Waldkindergarten',
    japanese: '森のようちえん',
    Korean: '숲유치원',
  },
  naming: {
    english:
      listed(`forest schools, forest kindergarten, bushcraft for kids, outdoor nursery, woodland nursery,
      nature kindergarten, forest preschool, beach school, forest school leader`),
    spanish: listed('bosquescuela, pedagogía del bosque, escuela en la naturaleza, grupo de juego bosque'),
    french: listed(`école de la forêt, pédagogie par la nature, jardin d’enfants en forêt, école dehors,
      crèche en plein air`),
    italian: listed(
      `scuola nel bosco, outdoor education, agrinido, asilo in natura, agriasilo, educazione in natura`,
    ),
    german:
      listed(`Waldpädagogik, Naturkindergarten, Waldpädagoge, Waldpädagogin, Waldschule, Wildnispädagogik,
      Waldspielgruppe, Bauernhofkindergarten, Wildnisschule`),
    japanese: listed('森の幼稚園, 自然保育, 野外保育, 森のこども園, 自然学校'),
    Korean: listed('숲학교, 숲놀이, 숲체험, 생태유치원, 유아숲체험, 숲어린이집'),
  },
  things: {
    english:
      listed(`den building, campfire, mud kitchen, toasting marshmallows, woods, waterproofs, whittling, bugs,
      puddles, trees, wellies, sticks`),
    spanish: listed('bosque, naturaleza, hoguera, botas, niños, palos, campamento'),
    french: listed('forêt, boue, feu de camp, bottes, nature, enfants, bâtons, sous-bois'),
    italian: listed('bosco, natura, fango, capanne, stivali, falò, bambini, bastoni, foglie'),
    german:
      listed(`Wald, Bauwagen, Feuer, Schnitzen, Matschhose, Naturerlebnis, Ferienprogramm, Bäume, Stöcke,
      Regenkleidung, Gummistiefel`),
    japanese: listed('森, 自然, 焚き火, どろんこ, 長靴, 子ども, 里山, 木登り, 虫'),
    Korean: listed('숲, 자연, 나무, 흙놀이, 장화, 곤충, 아이들, 모닥불'),
  },
}
