import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'yoga-studio',
  kind: 'classes',
  names: {
    english: 'Yoga studio',
    spanish: 'Estudio de yoga',
    french: 'Studio de yoga',
    italian: 'Studio yoga',
    german: 'Yogastudio',
    japanese: 'ヨガ教室',
    Korean: '요가원',
  },
  naming: {
    english: listed(`yoga, yoga classes, yoga teacher, yoga instructor, hatha yoga, vinyasa, prenatal yoga,
      pregnancy yoga, kundalini, yin yoga, aerial yoga, yoga school, tai chi, qigong, yoga lessons,
      chair yoga, teach yoga, ashtanga, tai chi classes, hot yoga`),
    spanish:
      listed(`yoga, clases de yoga, profesora de yoga, profesor de yoga, escuela de yoga, taichí, chi kung,
      centro de yoga`),
    french: listed(`yoga, cours de yoga, professeur de yoga, école de yoga, yoga prénatal, taï-chi, qi gong,
      prof de yoga`),
    italian:
      listed(`yoga, lezioni di yoga, insegnante di yoga, scuola di yoga, yoga in gravidanza, tai chi, qi gong,
      corsi di yoga, centro yoga`),
    german: listed(`Yoga, Yogalehrer, Yogalehrerin, Yogakurse, Yogaschule, Hatha-Yoga, Schwangerschaftsyoga,
      Yogaunterricht, Qigong, Tai Chi, Vinyasa, Kinderyoga, Yin Yoga, Yogastunden, Aerial Yoga`),
    japanese: listed(
      'ヨガ, ヨガスタジオ, ヨガインストラクター, マタニティヨガ, ホットヨガ, 太極拳教室, 気功教室, ヨガレッスン, ヨーガ, ヨガクラス',
    ),
    Korean: listed(
      '요가, 요가학원, 요가 스튜디오, 임산부요가, 핫요가, 플라잉요가, 태극권, 요가 강사, 요가 센터, 요가 교습소',
    ),
  },
  things: {
    english:
      listed(`mats, breathing, stretch, flow, beginners, poses, retreat, drop-in, breath, savasana, studio,
      blocks, calm, flexibility`),
    spanish: listed(`esterilla, respiración, posturas, relajación, embarazo, vinyasa, hatha, estiramientos`),
    french: listed(`tapis, respiration, postures, relaxation, retraite, hatha, vinyasa, étirements, souffle`),
    italian: listed(
      `tappetino, respiro, asana, rilassamento, ritiro, hatha, vinyasa, stretching, gravidanza`,
    ),
    german: listed(`Matte, Atem, Dehnung, Asanas, Anfänger, Entspannung, Flow, Übungen, Stille, Prävention`),
    japanese: listed('マット, 呼吸, ポーズ, リラックス, 初心者, 柔軟, 骨盤, 陰ヨガ, 少人数'),
    Korean: listed('매트, 호흡, 자세, 이완, 아사나, 빈야사, 하타, 스트레칭, 명상 호흡'),
  },
}
