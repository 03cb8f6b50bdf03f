import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'mobile-hairdresser',
  kind: 'beauty',
  otherKind: 'home-call-out',
  names: {
    english: 'Mobile hairdresser',
    spanish: 'Peluquería a domicilio',
    french: 'Coiffeur à domicile',
    italian: 'Parrucchiere a domicilio',
    german: 'Mobiler Friseur',
    japanese: '訪問美容',
    Korean: '출장 미용',
  },
  naming: {
    english:
      listed(`mobile hairdressing, mobile barber, home hairdresser, mobile hair stylist, care home hairdresser,
      mobile hairdressers, hairdresser at home, home visit hairdresser, house call haircuts,
      travelling hairdresser, traveling hairstylist, mobile stylist, mobile hair salon`),
    spanish: listed(`peluquera a domicilio, peluquero a domicilio, peluquería móvil, barbero a domicilio,
      estilista a domicilio, peluquera móvil`),
    french: listed(`coiffeuse à domicile, coiffure à domicile, coiffeuse mobile, barbier à domicile,
      salon de coiffure itinérant, coiffeur mobile`),
    italian:
      listed(`parrucchiera a domicilio, barbiere a domicilio, hair stylist a domicilio, parrucchieri a domicilio,
      parrucchiera mobile`),
    german:
      listed(`mobile Friseurin, Friseur Hausbesuche, Heimfriseur, Heimfriseurin, Friseur zuhause, mobile Friseure,
      Friseurin für zuhause, mobiler Friseurservice, Seniorenheimfriseur, Seniorenheimfriseurin,
      fahrender Friseur, rollender Friseur`),
    japanese: listed(
      '出張美容, 訪問理美容, 訪問カット, 出張カット, 出張ヘアセット, 訪問理容, 訪問美容師, 出張美容師, 福祉美容',
    ),
    Korean: listed('방문미용, 출장 헤어, 방문 미용사, 출장미용사, 요양원 미용, 출장 커트, 찾아가는 미용실'),
  },
  things: {
    english:
      listed(`cut, blow dry, perms, housebound, set, your own home, colour, foils, seniors, curlers, fringe,
      family cuts, new mums`),
    spanish: listed('corte, tinte, mechas, mayores, residencias, peinado, secado, permanente, flequillo'),
    french: listed('coupe, brushing, couleur, mèches, personnes âgées, permanente, mise en plis, frange'),
    italian: listed('taglio, piega, colore, anziani, meches, permanente, tinta, frangia'),
    german: listed('Föhnen, Senioren, Farbe, Hausbesuche, Strähnchen, Waschen und Legen, Haarschnitt'),
    japanese: listed('カット, 高齢者, 施設, 自宅, パーマ, カラー, 介護, 寝たきり, シャンプー'),
    Korean: listed('커트, 염색, 펌, 어르신, 드라이, 집으로, 거동'),
  },
}
