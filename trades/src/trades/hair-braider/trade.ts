import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'hair-braider',
  kind: 'beauty',
  names: {
    english: 'Hair braider',
    spanish: 'Trenzas africanas',
    french: 'Tresses africaines',
    italian: 'Treccine africane',
    german: 'Afro-Friseur',
    japanese: 'ブレイズ・編み込み専門',
    Korean: '레게머리 땋기',
  },
  naming: {
    english: listed(`hair braiding, braids, box braids, locs, loctician, cornrows, braiding salon, dreadlocks,
      afro hair salon, natural hair salon, braider, african hair braiding, hair extensions,
      afro hairdresser, wig maker, braiding shop, natural hair stylist, locticians, wigs, knotless braids,
      hair extension specialist, curly hair specialist, hair loss clinic, dread maker, hair braiders,
      afro hair`),
    spanish:
      listed(`trenzadora, trenzas, rastas, extensiones de pelo, peluquería afro, box braids, trenzas afro,
      dreadlocks, pelucas, trenzados, peluquera afro, salón de trenzas`),
    french:
      listed(`coiffure afro, tresseuse, locks, salon afro, nattes, coiffeuse afro, extensions de cheveux,
      dreadlocks, perruquier, tresses, box braids, braids, tresses afro, coiffeur afro, locticienne`),
    italian:
      listed(`treccine, parrucchiere afro, acconciature afro, dreadlocks, extension capelli, treccine afro,
      trecce, braids, parrucchiera afro, parrucche, box braids, rasta`),
    german: listed(`Flechtfrisuren, Afrofriseur, Afrofriseurin, Rastas, Dreadlocks, Zöpfe flechten, Braids,
      Afrohaarsalon, Haarverlängerung, Cornrows, Perückenmacher, Perückenmacherin, Zweithaarstudio,
      Dreads, Box Braids, Perücken, Rastazöpfe, Afroshop Haare, Haarverdichtung, Extensions-Studio,
      Zweithaar, Toupet, Lockenspezialist, Lockenspezialistin`),
    japanese: listed(
      'ブレイズヘア, ドレッド専門, コーンロウ, エクステ専門店, ドレッドヘア, ヘアエクステ, 編み込み専門, ウィッグ専門店, かつら店',
    ),
    Korean: listed(
      '레게머리, 드레드, 브레이즈, 붙임머리, 콘로우, 가발, 머리땋기, 붙임머리 전문, 가발 전문점',
    ),
  },
  things: {
    english:
      listed(`twists, knotless, weave, extensions, hair, crochet, retwist, beads, edges, parts, protective styles,
      kids braids, lace front, tape-ins, ponytail`),
    spanish: listed('pelo, extensiones, twists, cuentas, niños, raíces, postizos'),
    french: listed(`cheveux, rajouts, vanilles, perles, crochet, nattes collées, crépus, twists, perruques`),
    italian: listed('capelli, extension, twist, cornrows, perline, ciocche, ricci, bambini'),
    german: listed(
      `Zöpfe, Extensions, Twists, Haar, Locs, Perlen, Kunsthaar, Echthaar, Flechten, Tressen, Locken`,
    ),
    japanese: listed('編み込み, エクステ, ツイスト, ドレッド, 髪, 特殊パーマ, ビーズ, ウィッグ'),
    Korean: listed('땋은머리, 트위스트, 피스, 헤어, 연장, 숱, 맞춤가발, 옴브레, 매듭'),
  },
}
