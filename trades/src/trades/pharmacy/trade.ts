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
    english: ['pharmacist', 'dispensing chemist', 'community pharmacy', 'chemists'],
    spanish: ['farmacéutico', 'farmacéutica', 'botica'],
    french: ['pharmacien', 'pharmacienne', 'herboristerie pharmacie'],
    italian: ['farmacista', 'parafarmacia'],
    german: ['apotheker', 'apothekerin', 'apothekenteam'],
    japanese: ['調剤薬局', '薬剤師', 'ドラッグストア', '漢方薬局'],
    Korean: ['약사', '한약국', '조제 약국'],
  },
  things: {
    english: [
      'prescription',
      'medicine',
      'vaccination',
      'blood pressure',
      'advice',
      'dispensing',
      'over the counter',
    ],
    spanish: ['receta', 'medicamento', 'guardia', 'fórmula magistral', 'dermofarmacia'],
    french: ['ordonnance', 'médicament', 'garde', 'vaccin'],
    italian: ['ricetta', 'medicinale', 'turno', 'galenica', 'autoanalisi'],
    german: ['rezept', 'arznei', 'medikament', 'notdienst', 'blutdruck'],
    japanese: ['処方箋', '薬', '漢方', '相談', 'お薬手帳'],
    Korean: ['처방전', '약', '조제', '상비약', '영양제'],
  },
  schemaType: 'Pharmacy',
}
