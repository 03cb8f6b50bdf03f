import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sophrologist',
  kind: 'health-practice',
  names: {
    english: 'Sophrologist',
    spanish: 'Sofrólogo',
    french: 'Sophrologue',
    italian: 'Sofrologo',
    german: 'Entspannungstrainer',
    japanese: 'リラクゼーション療法',
    Korean: '이완 요법',
  },
  naming: {
    english: listed(`sophrology, relaxation therapist, relaxation therapy, sophrology sessions,
      stress management consultant, burnout coach, autogenic training, stress counsellor,
      burnout recovery, stress management coach`),
    spanish: listed(`sofrología, sofróloga, técnicas de relajación, terapia de relajación, gestión del estrés,
      entrenamiento autógeno, terapeuta de relajación`),
    french:
      listed(`sophrologie, séances de sophrologie, relaxologue, gestion du stress, cabinet de sophrologie,
      sophrologue caycédien, relaxologie, sophrologue certifiée`),
    italian:
      listed(`sofrologia, tecniche di rilassamento, sofrologa, training autogeno, gestione dello stress,
      terapia di rilassamento`),
    german: listed(`Entspannungstrainerin, Sophrologie, Entspannungstherapie, autogenes Training,
      progressive Muskelentspannung, Burnout-Beratung, Entspannungspädagoge, Entspannungspädagogin,
      Stressmanagement, Entspannungskurse, Burnoutprävention, Sophrologin, Entspannungstherapeut,
      Entspannungstherapeutin, Burnout-Coach`),
    japanese: listed(
      'ソフロロジー, ストレスケア, 自律訓練法, リラクセーション法, 呼吸療法, ストレスマネジメント, ソフロロジスト',
    ),
    Korean: listed('소프롤로지, 스트레스 관리, 이완치료, 호흡 치료, 자율훈련법, 번아웃 상담, 스트레스 코칭'),
  },
  things: {
    english:
      listed(`stress, breathing, exams, sleep, visualisation, relaxation, burnout, anxiety, birth, confidence,
      tension, overwhelmed`),
    spanish: listed(
      `estrés, respiración, relajación, sueño, exámenes, visualización, ansiedad, calma, tensión`,
    ),
    french: listed(
      `stress, respiration, sommeil, examens, détente, visualisation, émotions, burn-out, acouphènes`,
    ),
    italian: listed(
      `stress, respirazione, rilassamento, sonno, esami, visualizzazione, ansia, tensione, calma`,
    ),
    german:
      listed(`Stress, Entspannung, Atmung, Burnout, Schlafstörungen, Fantasiereise, Gelassenheit, Erschöpfung,
      Prüfungsangst, Ruhe`),
    japanese: listed('呼吸, リラックス, ストレス, 不眠, 緊張, イメージ, 出産, 脱力, 心身'),
    Korean: listed('호흡, 이완, 스트레스, 불면, 긴장, 출산, 번아웃, 심신, 감정'),
  },
}
