import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'childminder',
  kind: 'children',
  names: {
    english: 'Childminder',
    spanish: 'Madre de día',
    french: 'Assistante maternelle',
    italian: 'Tagesmutter',
    german: 'Tagesmutter',
    japanese: '家庭的保育',
    Korean: '가정 보육 돌봄',
  },
  naming: {
    english:
      listed(`childminding, child minder, registered childminder, family day care, home daycare, in-home daycare,
      family daycare, mind children`),
    spanish: listed(`madres de día, cuidadora infantil, casa nido, hogar infantil, cuidado niños en casa,
      cuidadora de niños`),
    french: listed(`assistant maternel, nounou, assmat, maison d’assistantes maternelles, nourrice agréée,
      ass mat`),
    italian: listed(
      'mamma di giorno, nido in famiglia, nido familiare, nido domiciliare, baby sitter a domicilio',
    ),
    german: listed(`Tagesvater, Kindertagespflege, Tageskinder, Tagespflegeperson, Großtagespflege,
      Kindertagespflegeperson, Tageseltern`),
    japanese: listed('保育ママ, 家庭保育室, ベビーホーム, 家庭的保育室, 小規模保育'),
    Korean: listed('아이돌보미, 아이돌봄, 가정보육, 육아도우미'),
  },
  things: {
    english:
      listed(`toddlers, little ones, nap, snacks, crafts, playroom, outings, wraparound, school run, Ofsted,
      babies, potty, drop off, funded hours`),
    spanish: listed('bebés, siesta, juegos, peques, meriendas, adaptación, pañales, grupo reducido, patio'),
    french: listed('tout-petits, sieste, bébé, goûter, agrément, PMI, éveil, poussette, jeux'),
    italian: listed('bimbi, nanna, bambini piccoli, merenda, inserimento, pannolini, giochi, cameretta'),
    german:
      listed(`U3, Eingewöhnung, Kleinkinder, Mittagsschlaf, Betreuungsplatz, Krabbelkinder, Spielzimmer, Basteln,
      Pflegeerlaubnis, Jugendamt, Garten, Windeln`),
    japanese: listed('乳児, お昼寝, 0歳, 2歳, 一時預かり, 給食, おむつ, お散歩, 送迎, 少人数'),
    Korean: listed('영아, 낮잠, 등하원, 간식, 이유식, 놀이, 기저귀, 돌봄, 소수정예'),
  },
  schemaType: 'ChildCare',
}
