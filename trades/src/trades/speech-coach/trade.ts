import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'speech-coach',
  kind: 'classes',
  names: {
    english: 'Public speaking coach',
    spanish: 'Oratoria',
    french: 'Coach en prise de parole',
    italian: 'Public speaking',
    german: 'Sprech- und Rhetoriktrainer',
    japanese: '話し方教室',
    Korean: '스피치 학원',
  },
  naming: {
    english:
      listed(`voice coach, public speaking, presentation skills, elocution lessons, accent coach, speech coach,
      storytelling workshop`),
    spanish: listed('hablar en público, clases de oratoria, entrenador de voz, locución'),
    french: listed('coach vocal, pose de voix'),
    italian: listed('corsi di dizione, parlare in pubblico, dizione'),
    german: listed('rhetoriktraining, stimmtraining, sprechtraining, rhetorikkurs, stimmcoach'),
    japanese: listed('話し方, ボイストレーニング教室, プレゼン研修'),
    Korean: listed('스피치, 발표 교육, 보이스 트레이닝'),
  },
  things: {
    english: listed('voice, nerves, presentations, breathing, interview, speech'),
    spanish: listed('voz, presentación, nervios, discurso'),
    french: listed('voix, trac, présentation, oral'),
    italian: listed('voce, presentazione, discorso, respirazione'),
    german: listed('stimme, vortrag, präsentation, lampenfieber, auftritt'),
    japanese: listed('声, 発声, 緊張, 滑舌'),
    Korean: listed('목소리, 발표, 면접, 발음'),
  },
}
