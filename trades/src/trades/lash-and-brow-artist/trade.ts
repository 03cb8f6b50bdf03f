import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'lash-and-brow-artist',
  kind: 'beauty',
  names: {
    english: 'Lash and brow artist',
    spanish: 'Lashista',
    french: 'Technicienne cils et sourcils',
    italian: 'Lash e brow artist',
    german: 'Wimpernstudio',
    japanese: 'まつげエクステサロン',
    Korean: '속눈썹 눈썹 샵',
  },
  naming: {
    english:
      listed(`lash artist, brow artist, eyelash extensions, lash extensions, lash technician, brow bar, lash tech,
      eyebrow threading, lash lift, brow lamination, lash studio, threading salon, brow lift, lash bar,
      eyebrow artist, threading, brow technician, volume lashes, lash lifts, russian lashes,
      lash extension, LVL lashes, brow studio`),
    spanish:
      listed(`extensiones de pestañas, cejas y pestañas, lifting de pestañas, laminado de cejas, diseño de cejas,
      estudio de pestañas, lash artist, técnica de pestañas, brow bar`),
    french:
      listed(`extensions de cils, rehaussement de cils, bar à sourcils, brow lift, styliste cils, pose de cils,
      restructuration des sourcils, technicienne cils, stylisme du regard, prothésiste ciliaire,
      bar à cils, épilation au fil`),
    italian: listed(`extension ciglia, laminazione ciglia, laminazione sopracciglia, lash artist, lash maker,
      ricostruzione ciglia, brow artist, brow bar, design sopracciglia, ciglia e sopracciglia`),
    german: listed(`Wimpernverlängerung, Wimpernstylist, Wimpernstylistin, Wimpernlifting, Augenbrauenstudio,
      Browlifting, Lash Artist, Wimpernextensions, Browbar, Augenbrauenlifting, Fadentechnik Brauen,
      Brow Artist, Lash Studio, Augenbrauenstyling`),
    japanese:
      listed(`まつエク, アイラッシュサロン, まつげパーマ, 眉毛サロン, アイブロウサロン, アイリスト, まつげサロン, アイラッシュ, 眉サロン, まつげエクステ, マツエク,
      まつ毛エクステ`),
    Korean: listed(
      '속눈썹펌, 속눈썹연장, 브로우샵, 눈썹왁싱, 래쉬샵, 눈썹문신 브로우, 속눈썹, 속눈썹샵, 눈썹정리, 눈썹 왁싱샵',
    ),
  },
  things: {
    english:
      listed(`lashes, brows, tint, infills, fans, patch test, classics, hybrid, eyebrows, mapping, curl, tweezers,
      glue`),
    spanish: listed('pestañas, cejas, tinte, volumen, relleno, hilo, curvatura, mirada, perfilado'),
    french: listed('cils, sourcils, teinture, volume, remplissage, regard, russe, fil, laminage'),
    italian: listed(
      `ciglia, sopracciglia, tinta, volume, refill, filo, sguardo, curvatura, henné sopracciglia`,
    ),
    german: listed(
      `Wimpern, Auffüllen, Färben, Volumen, Fadentechnik, Klassik, Kleber, Zupfen, Laminierung, Augen`,
    ),
    japanese: listed('まつげ, 眉毛, パリジェンヌ, ラッシュリフト, 眉毛ワックス, フラットラッシュ'),
    Korean: listed('눈썹, 펌, 연장, 리터치, 볼륨, 글루, 컬, 염색, 눈매'),
  },
}
