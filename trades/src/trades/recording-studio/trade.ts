import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'recording-studio',
  kind: 'events',
  names: {
    english: 'Recording studio',
    spanish: 'Estudio de grabación',
    french: 'Studio d’enregistrement',
    italian: 'Studio di registrazione',
    german: 'Tonstudio',
    japanese: 'レコーディングスタジオ',
    Korean: '녹음실',
  },
  naming: {
    english:
      listed(`music studio, audio studio, rehearsal rooms, rehearsal space, music producer, mixing and mastering,
      podcast studio, podcast editor, podcast production, sound engineer, band rehearsal rooms`),
    spanish: listed(
      `locales de ensayo, sala de ensayo, mezcla y masterización, estudio de podcast, productor musical`,
    ),
    french: listed(
      `studio de répétition, salle de répétition, mixage et mastering, studio podcast, ingénieur du son`,
    ),
    italian: listed('sala prove, mix e mastering, studio podcast, produttore musicale'),
    german:
      listed(`aufnahmestudio, proberaum, proberäume, musikproduzent, mixing und mastering, podcast studio,
      podcastproduktion`),
    japanese: listed('録音スタジオ, 音楽スタジオ, リハーサルスタジオ, ミックスマスタリング, 練習スタジオ'),
    Korean: listed('녹음 스튜디오, 합주실, 믹싱 마스터링, 팟캐스트 스튜디오'),
  },
  things: {
    english: listed('mixing, mastering, vocal booth, microphones, tracks, drums, backline, episodes'),
    spanish: listed('grabación, mezcla, masterización, cabina, micrófonos, banda'),
    french: listed('prise de voix, mixage, mastering, cabine, micros, groupe'),
    italian: listed('registrazione, missaggio, mastering, cabina, microfoni, gruppo'),
    german: listed('aufnahme, mischung, mastering, gesangskabine, mikrofone, schlagzeug, band'),
    japanese: listed('録音, ミックス, マイク, ドラム, バンド'),
    Korean: listed('녹음, 믹싱, 보컬 부스, 마이크, 합주'),
  },
}
