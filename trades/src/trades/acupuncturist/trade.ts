import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'acupuncturist',
  kind: 'health-practice',
  names: {
    english: 'Acupuncturist',
    spanish: 'Acupuntura',
    french: 'Acupuncteur',
    italian: 'Agopuntura',
    german: 'Akupunktur',
    japanese: '鍼灸院',
    Korean: '한의원',
  },
  naming: {
    english:
      listed(`acupuncture, acupuncture clinic, Chinese medicine, cosmetic acupuncture, TCM, ear acupuncture,
      Chinese herbalist, acupuncturists, fertility acupuncture, community acupuncture,
      Chinese medicine clinic`),
    spanish: listed(`acupuntor, acupuntora, medicina china, medicina tradicional china, acupunturista,
      consulta de acupuntura`),
    french:
      listed(`acupuncture, acupunctrice, médecine chinoise, médecine traditionnelle chinoise, auriculothérapie,
      cabinet d’acupuncture`),
    italian: listed(`agopuntore, agopuntrice, medicina cinese, medicina tradizionale cinese, auricoloterapia,
      studio di agopuntura`),
    german: listed(`Akupunkteur, Akupunkteurin, TCM-Praxis, chinesische Medizin, Akupunkturpraxis,
      traditionelle chinesische Medizin, Ohrakupunktur`),
    japanese: listed(
      '鍼灸, 鍼灸師, はり灸, 美容鍼, 鍼灸整骨院, 美容鍼灸, 鍼灸治療院, はりきゅう, 鍼灸サロン, はりきゅう院',
    ),
    Korean: listed('침술, 침술원, 한방병원, 한의사, 한방, 침구, 추나요법, 침 치료'),
  },
  things: {
    english:
      listed(`needles, moxa, cupping, meridians, qi, migraine, insomnia, menopause, fertility, herbs, pain, back,
      hot flushes, stress`),
    spanish: listed(
      `agujas, meridianos, moxa, ventosas, migrañas, fertilidad, insomnio, dolor, auriculoterapia`,
    ),
    french: listed(
      `aiguilles, méridiens, moxa, ventouses, migraines, fertilité, ménopause, douleurs, insomnie`,
    ),
    italian: listed('aghi, meridiani, moxa, coppette, emicrania, fertilità, menopausa, dolore, insonnia'),
    german:
      listed(`Nadeln, Schröpfen, Meridiane, Kräuter, Moxa, Kinderwunsch, Migräne, Wechseljahre, Qi, Schmerzen,
      Puls, Zunge`),
    japanese: listed('鍼, お灸, ツボ, 経絡, 冷え, 不妊, 自律神経, 吸い玉, 肩こり, 腰痛'),
    Korean: listed('침, 뜸, 부항, 혈자리, 한약, 추나, 교통사고, 보약'),
  },
}
