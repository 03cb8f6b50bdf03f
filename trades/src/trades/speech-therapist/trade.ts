import { listed } from '../../listed.ts'
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
    english: listed(
      `speech therapy, speech and language therapist, speech pathologist, speech language pathologist, slp`,
    ),
    spanish: listed('logopedia, fonoaudióloga, terapia del lenguaje, fonoaudiología'),
    french: listed('orthophonie, logopède, logopédie'),
    italian: listed('logopedia, terapia del linguaggio'),
    german: listed(
      `logopäde, logopädin, sprachtherapie, sprachtherapeut, logopädische praxis, stimmtherapie`,
    ),
    japanese: listed('言語聴覚士, ことばの教室, 言語訓練'),
    Korean: listed('언어치료사, 언어발달센터, 언어치료실, 언어재활'),
  },
  things: {
    english: listed('speech, language, stammer, stutter, swallowing, voice, child, articulation'),
    spanish: listed('habla, lenguaje, tartamudez, voz, deglución'),
    french: listed('parole, langage, bégaiement, voix, déglutition'),
    italian: listed('linguaggio, balbuzie, voce, deglutizione, pronuncia'),
    german: listed('sprache, stottern, stimme, schlucken, aussprache'),
    japanese: listed('ことば, 発音, 吃音, 嚥下, 発達'),
    Korean: listed('언어, 발음, 말더듬, 발달, 조음'),
  },
}
