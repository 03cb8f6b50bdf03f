import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'beauty',
  names: {
    english: 'Beauty',
    spanish: 'Belleza',
    french: 'Beauté',
    italian: 'Bellezza',
    german: 'Schönheit',
    japanese: '美容',
    Korean: '미용',
  },
  tone: 'quiet',
  ways: ['appointment', 'walk-in', 'call-out'],
  families: ['atelier', 'studio', 'hearth', 'press'],
  palettes: ['rose', 'oat', 'sage', 'brass'],
  artwork: {
    forms: ['botanical', 'sprig', 'fabric', 'water', 'glyph'],
    motifs: [],
    never: ['face', 'lips', 'skull', 'machine', 'cup', 'skin', 'body'],
  },
  schemaType: 'HealthAndBeautyBusiness',
  things: {
    english:
      listed(`hair, skin, nail, brow, lash, tattoo, color, haircut, cut and blow dry, blow dry, highlights, balayage,
      perm, fringe, beard, shave, fade, manicure, pedicure, gel, acrylics, shellac, facial, waxing, massage,
      makeup, skin care, peel, botox, filler, piercing, ink, braids, extensions, bridal hair, spa, sauna,
      bleach, toner, ladies and gents`),
    spanish:
      listed(`pelo, piel, ceja, pestaña, tatuaje, corte de pelo, peinado, mechas, balayage, permanente, flequillo,
      barba, afeitado, manicura, pedicura, esmaltado, gel, semipermanente, facial, depilación, cera, masaje,
      bronceado, maquillaje, labios, peeling, piercing, trenzas, extensiones, recogido, tinte, lavar y marcar,
      belleza`),
    french:
      listed(`cheveux, peau, ongle, sourcil, cil, tatouage, brushing, mèches, balayage, permanente, frange, barbe,
      rasage, manucure, pédicure, vernis, gel, semi-permanent, soin du visage, épilation, massage, bronzage,
      maquillage, lèvres, gommage, piercing, tresses, extensions, chignon, coloration, coupe femme,
      coupe homme, shampoing, hammam, sauna, beauté`),
    italian:
      listed(`capelli, sopracciglio, ciglia, tatuaggio, taglio, piega, colpi di sole, balayage, permanente, frangia,
      barba, rasatura, manicure, pedicure, smalto, gel, semipermanente, pulizia viso, ceretta, depilazione,
      massaggio, abbronzatura, trucco, labbra, peeling, piercing, trecce, extension, acconciatura, tinta,
      colore, shampoo, bellezza`),
    german:
      listed(`haar, haut, augenbraue, wimper, tattoo, haarschnitt, schneiden föhnen, strähnen, balayage, dauerwelle,
      bart, rasur, maniküre, pediküre, gelnägel, shellac, auffüllen, neumodellage, gesichtsbehandlung, waxing,
      sugaring, enthaarung, massage, bräune, make-up, lippen, peeling, botox, piercing, zöpfe, extensions,
      brautfrisur, hochsteckfrisur, sauna, waschen schneiden, föhnen, herrenschnitt, damenschnitt,
      farbe und schnitt, kosmetik`),
    japanese:
      listed(`髪, 肌, 爪, 眉, まつげ, 脱毛, カット, カラー, パーマ, トリートメント, ブロー, ヘアセット, 前髪, 白髪染め, シェービング, ネイル, ジェル, フットケア, フェイシャル,
      ワックス脱毛, まつエク, 眉毛, アイブロウ, メイク, 痩身, 小顔, 毛穴, マッサージ, エステ, ヘッドスパ, 着付け, タトゥー, サウナ`),
    Korean:
      listed(`머리, 피부, 손톱, 눈썹, 속눈썹, 커트, 염색, 펌, 드라이, 클리닉, 앞머리, 면도, 네일, 젤네일, 패디큐어, 왁싱, 속눈썹 연장, 눈썹 문신, 메이크업, 피부 관리, 마사지,
      태닝, 반영구, 두피, 탈색, 매직, 왁스, 올림머리`),
  },
}
