import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'hair-styling',
  kind: 'beauty',
  names: {
    english: 'Hair salon',
    spanish: 'Peluquería',
    french: 'Salon de coiffure',
    italian: 'Parrucchiere',
    german: 'Friseursalon',
    japanese: 'ヘアサロン',
    Korean: '미용실',
  },
  naming: {
    english:
      listed(`hairdresser, hair stylist, hairstylist, hair studio, hair colourist, hair colorist, hairdressing,
      hair styling, hairstyling, balayage, beauty and hair`),
    spanish: listed('peluquero, peluquera, estilista, salón de peluquería, salón de belleza'),
    french: listed('coiffeur, coiffeuse, coiffure'),
    italian: listed('parrucchiera, salone di parrucchiere, acconciature, acconciatore, coiffeur'),
    german: listed(
      `friseur, frisör, coiffeur, haarstudio, friseurmeister, frisörsalon, coiffeursalon, haarsalon`,
    ),
    japanese: listed('美容室, 美容院, 美容師, ヘアメイク, 髪質改善'),
    Korean: listed('헤어샵, 헤어살롱, 헤어디자이너, 헤어숍'),
  },
  things: {
    english: listed(`hair, colour, color, highlights, blow dry, curl, extensions, perm, cut, salon, keratin,
      wash and cut, foils`),
    spanish: listed('pelo, cabello, corte, mechas, tinte, balayage, recogido, alisado'),
    french: listed('cheveux, coupe, mèches, couleur, balayage, brushing, lissage'),
    italian: listed('capelli, taglio, colore, piega, balayage, colpi di sole, meches'),
    german: listed('haare, schnitt, farbe, strähnen, balayage, föhnen, dauerwelle, hochstecken'),
    japanese: listed('カット, カラー, パーマ, トリートメント, 髪, 縮毛矯正, 白髪染め'),
    Korean: listed('커트, 염색, 펌, 머리, 드라이, 헤어'),
  },
  schemaType: 'HairSalon',
}
