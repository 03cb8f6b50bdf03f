import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'signmaker',
  kind: 'maker',
  names: {
    english: 'Signmaker',
    spanish: 'Rotulista',
    french: 'Enseigniste',
    italian: 'Insegne e cartellonistica',
    german: 'Schildermaler',
    japanese: '看板屋',
    Korean: '간판 제작',
  },
  naming: {
    english: listed(`sign writer, signwriter, signwriting, sign maker, sign painter, shop signs, sign shop,
      hand painted signs, vinyl lettering, vehicle graphics, banner printing, neon signs`),
    spanish: listed('rotulación, rótulos, rotulación de vehículos, letreros'),
    french: listed(
      `peintre en lettres, fabricant d’enseignes, signalétique, lettrage, marquage de véhicules`,
    ),
    italian: listed('insegne, cartellonista, decorazione automezzi, pittore di insegne, insegne luminose'),
    german: listed(`schilderhersteller, werbetechnik, schilderwerkstatt, fahrzeugbeschriftung, leuchtreklame,
      schriftenmaler`),
    japanese: listed('看板製作, 看板店, サイン製作, カッティングシート, 車両マーキング, 看板屋さん'),
    Korean: listed('간판집, 간판 업체, 현수막, 시트지 시공, 사인물, 현수막 가게, 간판 가게'),
  },
  things: {
    english: listed('lettering, signs, fascia, gold leaf, banners, window graphics, menu boards'),
    spanish: listed('letras, carteles, lonas, escaparate, neón'),
    french: listed('lettres, bâches, vitrine, panneaux, enseignes'),
    italian: listed('lettere, striscioni, vetrine'),
    german: listed('folie, buchstaben, banner, schaufensterbeschriftung, plane, beschriftung'),
    japanese: listed('看板, 文字, のぼり, 店頭, ステッカー'),
    Korean: listed('글자, 배너, 네온'),
  },
}
