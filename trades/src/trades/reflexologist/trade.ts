import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'reflexologist',
  kind: 'health-practice',
  names: {
    english: 'Reflexologist',
    spanish: 'Reflexología',
    french: 'Réflexologue',
    italian: 'Riflessologo',
    german: 'Fußreflexzonenmassage',
    japanese: 'リフレクソロジー',
    Korean: '발 반사 요법',
  },
  naming: {
    english: listed(`reflexology, foot reflexology, facial reflexology, maternity reflexology, reflexologists,
      reproductive reflexology, acupressure, hand reflexology, fertility reflexology`),
    spanish: listed('reflexóloga, reflexología podal, reflexólogo, reflexoterapia, digitopuntura'),
    french: listed(
      `réflexologie, réflexologie plantaire, réflexologie faciale, acupressure, réflexologue plantaire`,
    ),
    italian: listed(
      `riflessologia plantare, riflessologia, riflessologa, digitopressione, riflessologia del piede`,
    ),
    german:
      listed(`Reflexologie, Fußreflexzonentherapie, Fußreflexzonen, Reflexzonentherapeut, Reflexzonentherapeutin,
      Reflexzonentherapie, Fußreflexzonentherapeut, Fußreflexzonentherapeutin, Akupressur, Fußreflexologie`),
    japanese: listed('足裏マッサージ, フットリフレクソロジー, 足裏療法, 反射区療法'),
    Korean: listed('발마사지, 발반사, 족반사, 족마사지, 지압원, 반사요법'),
  },
  things: {
    english:
      listed(`feet, pressure points, fertility, menopause, needles, moxa, cupping, meridians, hormones, migraine,
      insomnia, qi, herbs, soles`),
    spanish: listed(
      `pies, puntos, agujas, meridianos, moxa, ventosas, migrañas, fertilidad, plantas medicinales`,
    ),
    french: listed(`pieds, points, aiguilles, méridiens, moxa, ventouses, migraines, fertilité, ménopause`),
    italian: listed('piedi, punti, aghi, meridiani, moxa, coppette, emicrania, fertilità, menopausa'),
    german:
      listed(`Füße, Druckpunkte, Nadeln, Schröpfen, Meridiane, Kräuter, Moxa, Zonen, Kinderwunsch, Migräne,
      Wechseljahre, Qi`),
    japanese: listed('鍼, お灸, ツボ, 足裏, 経絡, 冷え, 不妊, 自律神経, 吸い玉'),
    Korean: listed('발, 침, 뜸, 부항, 혈자리, 한약, 지압, 추나'),
  },
}
