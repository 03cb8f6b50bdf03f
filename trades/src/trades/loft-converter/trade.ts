import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'loft-converter',
  kind: 'building-trade',
  names: {
    english: 'Loft converter',
    spanish: 'Reforma de buhardillas',
    french: 'Aménagement de combles',
    italian: 'Recupero sottotetti',
    german: 'Dachausbau',
    japanese: '屋根裏リフォーム',
    Korean: '다락방 공사',
  },
  naming: {
    english:
      listed(`loft conversion, loft conversions, attic conversion, attic conversions, loft boarding, loft ladders,
      attic renovation, dormers, attic remodel, garage conversions, basement conversions,
      basement finishing`),
    spanish: listed(`conversión de buhardillas, reforma de áticos, acondicionamiento de buhardillas,
      rehabilitación de áticos, ventanas de tejado`),
    french: listed(`combles aménagés, aménagement combles, surélévation de toiture, création de lucarnes,
      aménagement de grenier`),
    italian: listed(`ristrutturazione mansarde, recupero sottotetto, mansarde, finestre per tetti,
      ristrutturazione sottotetto`),
    german: listed(
      `Dachbodenausbau, Dachgeschossausbau, Kellerausbau, Dachgauben, Speicherausbau, Gaubenbau`,
    ),
    japanese: listed('小屋裏収納工事, ロフト工事, 屋根裏収納, 小屋裏部屋, ロフト造作'),
    Korean: listed('다락 리모델링, 다락방 시공, 다락 인테리어, 복층 공사, 옥탑방 공사'),
  },
  things: {
    english:
      listed(`loft, attic, skylight, Velux, hatch, joists, head height, bedroom, storage, eaves, boarding,
      building regs`),
    spanish: listed('buhardilla, ático, desván, velux, escalera, tarima, vigas'),
    french: listed('combles, velux, plancher, lucarne, grenier, solives'),
    italian: listed('sottotetto, lucernario, velux, abbaino, travi, soffitta'),
    german: listed(`Dachboden, Gaube, Dachfenster, Dachschräge, Dachgeschoss, Speicher, Bodentreppe, Velux`),
    japanese: listed('屋根裏, ロフト, 天窓, はしご, 断熱, 収納, 小屋裏, 梁'),
    Korean: listed('다락, 복층, 천창, 계단, 단열, 지붕, 수납, 사다리'),
  },
}
