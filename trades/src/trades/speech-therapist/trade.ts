import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'speech-therapist',
  kind: 'health-practice',
  otherKind: 'children',
  names: {
    english: 'Speech therapist',
    spanish: 'Logopeda',
    french: 'Orthophoniste',
    italian: 'Logopedista',
    german: 'Logopädie',
    japanese: '言語療法',
    Korean: '언어치료',
  },
  naming: {
    english: [
      'speech therapy',
      'speech and language therapist',
      'speech pathologist',
      'speech language pathologist',
      'slp',
    ],
    spanish: ['logopedia', 'fonoaudióloga', 'terapia del lenguaje', 'fonoaudiología'],
    french: ['orthophonie', 'logopède', 'logopédie'],
    italian: ['logopedia', 'terapia del linguaggio'],
    german: [
      'logopäde',
      'logopädin',
      'sprachtherapie',
      'sprachtherapeut',
      'logopädische praxis',
      'stimmtherapie',
    ],
    japanese: ['言語聴覚士', 'ことばの教室', '言語訓練'],
    Korean: ['언어치료사', '언어발달센터', '언어치료실', '언어재활'],
  },
  things: {
    english: ['speech', 'language', 'stammer', 'stutter', 'swallowing', 'voice', 'child', 'articulation'],
    spanish: ['habla', 'lenguaje', 'tartamudez', 'voz', 'deglución'],
    french: ['parole', 'langage', 'bégaiement', 'voix', 'déglutition'],
    italian: ['linguaggio', 'balbuzie', 'voce', 'deglutizione', 'pronuncia'],
    german: ['sprache', 'stottern', 'stimme', 'schlucken', 'aussprache'],
    japanese: ['ことば', '発音', '吃音', '嚥下', '発達'],
    Korean: ['언어', '발음', '말더듬', '발달', '조음'],
  },
}
