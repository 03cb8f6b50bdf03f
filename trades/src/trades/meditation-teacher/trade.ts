import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'meditation-teacher',
  kind: 'classes',
  names: {
    english: 'Meditation teacher',
    spanish: 'Profesor de meditación',
    french: 'Professeur de méditation',
    italian: 'Insegnante di meditazione',
    german: 'Meditationslehrer',
    japanese: '瞑想教室',
    Korean: '명상 센터',
  },
  naming: {
    english: listed(`meditation, mindfulness, meditation classes, mindfulness teacher, sound bath, breathwork,
      guided meditation, meditation centre, sound baths, mindfulness courses, gong bath, sound healing,
      breathwork facilitator, MBSR, meditation retreats, teach meditation`),
    spanish: listed(`meditación, mindfulness, clases de meditación, baños de gong, instructora de meditación,
      meditación guiada, cuencos tibetanos, respiración consciente`),
    french: listed(`méditation, pleine conscience, cours de méditation, bain sonore, méditation guidée, MBSR,
      voyage sonore, breathwork`),
    italian:
      listed(`meditazione, mindfulness, corsi di meditazione, bagno sonoro, meditazione guidata, bagno di gong,
      campane tibetane, breathwork`),
    german: listed(`Meditation, Meditationslehrerin, Achtsamkeitstraining, MBSR-Kurs, Klangmeditation,
      Achtsamkeitslehrer, Achtsamkeitslehrerin, Atemarbeit, Klangbad, Meditationskurse, Zen-Meditation,
      Achtsamkeitskurse, Atemtherapeut, Atemtherapeutin, MBSR, Gongbad`),
    japanese: listed(
      '瞑想, マインドフルネス, 瞑想会, 坐禅会, サウンドバス, シンギングボウル, 呼吸法教室, 座禅, 座禅会, マインドフルネス教室',
    ),
    Korean: listed('명상, 명상원, 마음챙김, 싱잉볼, 명상 수업, 명상클래스, 사운드배스, 명상 지도자'),
  },
  things: {
    english:
      listed(`stress, calm, breath, gongs, singing bowls, stillness, weekly, cushion, sitting, presence, retreats,
      silence, sleep`),
    spanish: listed('calma, estrés, cuencos, silencio, gong, cojín, atención plena, presencia'),
    french: listed(`calme, stress, bols tibétains, silence, gong, souffle, coussin, lâcher-prise, présence`),
    italian: listed('calma, stress, silenzio, gong, respiro, cuscino, consapevolezza, ritiro, presenza'),
    german:
      listed(`Achtsamkeit, Stress, Ruhe, Klangschalen, Stille, Gong, Atem, Sitzkissen, Gelassenheit, Schweigen,
      Abendgruppe`),
    japanese: listed('呼吸, 心, ストレス, 静けさ, 音浴, ゴング, 癒し, 座布団'),
    Korean: listed('호흡, 스트레스, 고요, 마음, 싱잉볼 소리, 이완, 힐링, 방석, 차'),
  },
}
