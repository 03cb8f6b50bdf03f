import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sun-protection',
  kind: 'building-trade',
  names: {
    english: 'Blinds, shutters and awnings',
    spanish: 'Toldos y persianas',
    french: 'Stores et volets',
    italian: 'Tende da sole e tapparelle',
    german: 'Sonnenschutz und Rollladen',
    japanese: '日よけ・シャッター工事',
    Korean: '블라인드·방충망',
  },
  naming: {
    english:
      listed(`awnings, plantation shutters, roller shutters, window shutters, blind fitter, blinds fitted,
      fly screens, security screens, insect screens, window film, pool cage rescreening, screen enclosures`),
    spanish: listed('toldos, persianista'),
    french: listed('volets roulants, storiste'),
    italian: listed('tende da sole, tapparelle'),
    german: listed('rollladenbau, rollladen, markisen, terrassenüberdachung, raffstore'),
    japanese: listed('オーニング, ブラインド取付, 網戸張り替え, 雨戸, サンルーム'),
    Korean: listed('방충망, 블라인드 시공, 어닝, 셔터 수리, 차양막'),
  },
  things: {
    english: listed('slats, venetian, roller blind, motorised, fabric, panels, mesh, verandah, pergolas'),
    spanish: listed('lamas, motor, lona, a medida, cinta, persianas, mosquiteras, pérgolas, estores'),
    french: listed(
      `lames, motorisation, toile, sur mesure, vérandas, volets, stores, moustiquaires, pergolas`,
    ),
    italian: listed(`lamelle, motore, tessuto, su misura, cinghia, zanzariere, persiane, pergole, veneziane`),
    german:
      listed(`lamellen, motor, gurt, fenster, maßanfertigung, gitter, wintergärten, sonnenschutz, insektenschutz,
      jalousien, fliegengitter`),
    japanese: listed('網戸, シャッター, ブラインド, 電動'),
    Korean: listed('블라인드 수리, 전동, 맞춤, 차양'),
  },
}
