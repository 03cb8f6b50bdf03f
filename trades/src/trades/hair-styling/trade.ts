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
      listed(`cut hair, cutting hair, do hair, hairdresser, hair stylist, hairstylist, hair studio, hair colourist, hair colorist, hairdressing,
      hair styling, hairstyling, balayage, beauty and hair, shampoo and set, wash and blow dry,
      ladies and gents hairdressing`),
    spanish: listed(`peluquero, peluquera, estilista, salón de peluquería, salón de belleza, corte y peinado,
      lavar y peinar, corto el pelo, cortamos el pelo, estética unisex`),
    french: listed('coiffeur, coiffeuse, coiffure, coupe femme, coupe homme, coupe brushing'),
    italian:
      listed(`parrucchiera, salone di parrucchiere, acconciature, acconciatore, coiffeur, taglio e piega,
      salone di parrucchieri`),
    german:
      listed(`friseur, frisör, coiffeur, haarstudio, friseurmeister, frisörsalon, coiffeursalon, haarsalon,
      waschen schneiden föhnen, damen und herren, dauerwelle`),
    japanese: listed('美容室, 美容院, 美容師, ヘアメイク, 髪質改善, カットとカラー, カットサロン'),
    Korean: listed('헤어샵, 헤어살롱, 헤어디자이너, 헤어숍, 커트와 펌, 머리방, 미장원, 1인 미용실'),
  },
  things: {
    english: listed(`hair, colour, color, highlights, blow dry, curl, extensions, perm, cut, salon, keratin,
      wash and cut, foils, perms, set, ladies, gents`),
    spanish: listed('pelo, cabello, corte, mechas, tinte, balayage, recogido, alisado, peinado'),
    french: listed('cheveux, coupe, mèches, couleur, balayage, brushing, lissage'),
    italian: listed('capelli, taglio, colore, piega, balayage, colpi di sole, meches'),
    german: listed(
      `haare, schnitt, farbe, strähnen, balayage, föhnen, hochstecken, waschen, schneiden, herren`,
    ),
    japanese: listed('カット, カラー, パーマ, トリートメント, 髪, 縮毛矯正, 白髪染め, 前髪'),
    Korean: listed('커트, 염색, 펌, 머리, 드라이, 헤어'),
  },
  schemaType: 'HairSalon',
}
