import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'farewell',
  names: {
    english: 'Farewell',
    spanish: 'Despedida',
    french: 'Adieu et mémoire',
    italian: 'Commiato',
    german: 'Abschied',
    japanese: '葬儀・供養',
    Korean: '장례·추모',
  },
  tone: 'solemn',
  ways: ['call-out', 'appointment', 'order'],
  families: ['ledger', 'atelier'],
  palettes: ['stone', 'banknote', 'brass'],
  artwork: {
    forms: ['dusk'],
    motifs: [],
    never: ['coffin', 'cross', 'flower', 'angel', 'candle', 'dove', 'grave'],
  },
  schemaType: 'LocalBusiness',
  things: {
    english: ['funeral', 'burial', 'coffin', 'grave', 'ashes', 'mourner', 'memorial'],
    spanish: ['funeral', 'entierro', 'ataúd', 'lápida', 'ceniza'],
    french: ['obsèques', 'cercueil', 'tombe', 'cendre', 'deuil'],
    italian: ['funerale', 'bara', 'tomba', 'cenere', 'lutto'],
    german: ['trauer', 'sarg', 'urne', 'grab', 'beerdigung', 'trauerfeier'],
    japanese: ['葬儀', 'お墓', '遺骨', '供養', '法要'],
    Korean: ['장례', '유골', '추모', '묘지', '수의'],
  },
}
