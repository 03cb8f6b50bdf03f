import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pharmacy',
  kind: 'health-practice',
  otherKind: 'shop',
  names: {
    english: 'Pharmacy',
    spanish: 'Farmacia',
    french: 'Pharmacie',
    italian: 'Farmacia',
    german: 'Apotheke',
    japanese: '薬局',
    Korean: '약국',
  },
  naming: {
    english: listed('pharmacist, dispensing chemist, community pharmacy, chemists'),
    spanish: listed('farmacéutico, farmacéutica, botica'),
    french: listed('pharmacien, pharmacienne, herboristerie pharmacie'),
    italian: listed('farmacista, parafarmacia'),
    german: listed('apotheker, apothekerin, apothekenteam'),
    japanese: listed('調剤薬局, 薬剤師, ドラッグストア, 漢方薬局, 薬店'),
    Korean: listed('약사, 한약국, 조제 약국, 한약방'),
  },
  things: {
    english: listed(
      `prescription, medicine, vaccination, blood pressure, advice, dispensing, over the counter`,
    ),
    spanish: listed('receta, medicamento, guardia, fórmula magistral, dermofarmacia'),
    french: listed('ordonnance, médicament, garde, vaccin'),
    italian: listed('ricetta, medicinale, turno, galenica, autoanalisi'),
    german: listed('rezept, arznei, medikament, notdienst, blutdruck'),
    japanese: listed('処方箋, 薬, 漢方, 相談, お薬手帳'),
    Korean: listed('처방전, 약, 조제, 상비약, 영양제'),
  },
  schemaType: 'Pharmacy',
}
