import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'hypnotherapist',
  kind: 'health-practice',
  names: {
    english: 'Hypnotherapist',
    spanish: 'Hipnoterapeuta',
    french: 'Hypnothérapeute',
    italian: 'Ipnoterapeuta',
    german: 'Hypnosetherapeut',
    japanese: '催眠療法',
    Korean: '최면 치료',
  },
  naming: {
    english:
      listed(`hypnotherapy, hypnosis, clinical hypnotherapist, hypnotherapists, stop smoking hypnosis, hypnotist,
      NLP practitioner, hypnotherapy clinic, RTT therapist, EMDR therapist, regression therapy,
      EFT tapping, EFT practitioner, solution focused hypnotherapy, neurofeedback`),
    spanish: listed(`hipnosis, hipnosis clínica, hipnoterapia, hipnólogo, terapia de regresión, PNL,
      dejar de fumar hipnosis, hipnosis terapéutica`),
    french:
      listed(`hypnose, hypnothérapie, hypnose thérapeutique, praticien en hypnose, hypnose ericksonienne,
      arrêt du tabac, EMDR, PNL, praticienne en hypnose, EFT`),
    italian: listed(`ipnosi, ipnoterapia, ipnosi clinica, ipnologo, smettere di fumare ipnosi, PNL, EMDR,
      ipnosi regressiva, ipnotista`),
    german:
      listed(`Hypnose, Hypnosetherapie, Hypnosetherapeutin, Hypnosepraxis, Hypnosecoach, Raucherentwöhnung,
      Hypnotiseur, Hypnotiseurin, NLP-Coach, EMDR, Hypnotherapie, Rückführungen, EFT, Hypnotherapeut,
      Hypnotherapeutin`),
    japanese: listed(
      'ヒプノセラピー, 催眠療法士, ヒプノセラピスト, 前世療法, 催眠術, 禁煙セラピー, 催眠セラピー',
    ),
    Korean: listed('최면, 최면상담, 최면센터, 전생체험, 최면심리, 금연 최면, NLP 상담, 최면 심리상담'),
  },
  things: {
    english:
      listed(`smoking, anxiety, phobias, habits, trance, fear of flying, confidence, weight, IBS, subconscious,
      insomnia, nail biting, recordings, exams`),
    spanish: listed(`fumar, ansiedad, fobias, hábitos, insomnio, subconsciente, trance, miedo a volar, peso`),
    french: listed('tabac, anxiété, phobies, habitudes, sommeil, inconscient, poids, transe, examens'),
    italian: listed('fumo, ansia, fobie, abitudini, insonnia, inconscio, trance, peso, paura di volare'),
    german:
      listed(`Rauchen, Ängste, Flugangst, Phobien, Trance, Abnehmen, Blockaden, Prüfungsangst, Unterbewusstsein,
      Schlaf, Gewohnheiten`),
    japanese: listed('禁煙, 不安, 潜在意識, トラウマ, 恐怖症, 不眠, 暗示, インナーチャイルド, 癖'),
    Korean: listed('불안, 금연, 공포증, 잠재의식, 불면, 트라우마, 습관, 무의식, 우울'),
  },
}
