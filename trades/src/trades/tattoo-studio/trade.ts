import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tattoo-studio',
  kind: 'beauty',
  names: {
    english: 'Tattoo studio',
    spanish: 'Estudio de tatuajes',
    french: 'Salon de tatouage',
    italian: 'Studio di tatuaggi',
    german: 'Tattoostudio',
    japanese: 'タトゥースタジオ',
    Korean: '타투 스튜디오',
  },
  naming: {
    english: listed(`tattoo, tattooist, tattoo artist, tattoo parlour, tattoo parlor, tattooing, tattoo shop,
      body art studio`),
    spanish: listed(`tatuador, tatuadora, tatuaje, tattoo,
      tatúo, tatuamos`),
    french: listed(`tatoueur, tatoueuse, tatouage, tattoo,
      tatoue, tatouons`),
    italian: listed(`tatuatore, tatuatrice, tatuaggio, tattoo,
      tatuo, tatuiamo`),
    german: listed('tätowierer, tätowiererin, tattoo, tätowierung, tattoos, tattoo-atelier'),
    japanese: listed('タトゥー, 刺青, 彫師, タトゥーアーティスト'),
    Korean: listed('타투, 타투이스트, 문신, 타투샵, 타투 작업실'),
  },
  things: {
    english: listed(
      `ink, fine line, blackwork, flash, cover-up, dotwork, sleeve, piercing, aftercare, needle`,
    ),
    spanish: listed('tinta, línea fina, diseño, piercing, boceto'),
    french: listed('encre, flash, trait fin, piercing, recouvrement'),
    italian: listed('inchiostro, linea sottile, piercing, disegno, cover-up'),
    german: listed('tinte, fineline, blackwork, piercing, cover-up, motiv'),
    japanese: listed('墨, デザイン, ファインライン, 和彫り, ピアス'),
    Korean: listed('잉크, 도안, 레터링, 커버업, 피어싱'),
  },
  schemaType: 'TattooParlor',
}
