import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'health-practice',
  names: {
    english: 'Health practice',
    spanish: 'Consulta de salud',
    french: 'Cabinet de santé',
    italian: 'Studio di salute',
    german: 'Praxis',
    japanese: '医療・健康',
    Korean: '건강·의료',
  },
  tone: 'quiet',
  ways: ['appointment', 'call-out', 'walk-in'],
  families: ['clinic', 'hearth', 'ledger', 'studio'],
  palettes: ['sea', 'sage', 'delft', 'oat', 'banknote'],
  artwork: {
    forms: ['week', 'water', 'lines', 'glyph'],
    motifs: [],
    never: ['skeleton', 'syringe', 'pill', 'heart', 'cross'],
  },
  schemaType: 'MedicalBusiness',
  things: {
    english: ['patient', 'symptom', 'pain', 'treatment', 'referral', 'diagnosis', 'health insurance'],
    spanish: ['paciente', 'síntoma', 'dolor', 'tratamiento', 'diagnóstico'],
    french: ['patient', 'symptôme', 'douleur', 'soin', 'ordonnance', 'mutuelle'],
    italian: ['paziente', 'sintomo', 'dolore', 'cura', 'ricetta'],
    german: ['patient', 'beschwerde', 'schmerz', 'behandlung', 'krankenkasse', 'rezept'],
    japanese: ['患者', '症状', '痛み', '診療', '治療', '保険適用'],
    Korean: ['환자', '증상', '통증', '진료', '치료'],
  },
}
