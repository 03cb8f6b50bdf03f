import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'after-school-club',
  kind: 'children',
  names: {
    english: 'After-school club',
    spanish: 'Actividades extraescolares',
    french: 'Accueil périscolaire',
    italian: 'Doposcuola',
    german: 'Hort',
    japanese: '学童保育',
    Korean: '방과후 돌봄 교실',
  },
  naming: {
    english: listed(`afterschool club, after school club, breakfast club, holiday club, wraparound care,
      after school care, afterschool program, out of school club, summer camp, kids camp, holiday camp,
      day camp`),
    spanish: listed(`extraescolares, aula matinal, campamento urbano, campamento de verano, acogida matinal,
      casal de verano`),
    french: listed(`périscolaire, centre de loisirs, centre aéré, garderie périscolaire, colonie de vacances,
      accueil de loisirs`),
    italian: listed('pre-scuola, post-scuola, centro estivo, centri estivi, campo estivo, grest'),
    german:
      listed(`Schülerbetreuung, Nachmittagsbetreuung, Hausaufgabenbetreuung, Ferienbetreuung, Schülerhort,
      Kinderhort, Feriencamp, Ferienlager, Schülerladen`),
    japanese: listed(
      '民間学童, 放課後児童クラブ, 学童クラブ, アフタースクール, 放課後クラブ, サマーキャンプ, 学童, 放課後デイ',
    ),
    Korean: listed('방과후교실, 초등돌봄, 방과후학교, 키즈 캠프, 초등 돌봄센터, 여름캠프, 아동센터'),
  },
  things: {
    english:
      listed(`homework, snack, games, crafts, pick up from school, primary, half term, pupils, toast, school run,
      sports, 5-11`),
    spanish: listed(
      `deberes, merienda, juegos, colegio, vacaciones, niños, primaria, manualidades, recogida`,
    ),
    french: listed('devoirs, goûter, école, mercredi, vacances, jeux, bricolage, sortie d’école, enfants'),
    italian: listed(`compiti, merenda, giochi, elementari, pomeriggio, vacanze, bambini, laboratori, mensa`),
    german:
      listed(`Hausaufgaben, Grundschule, Mittagessen, Nachmittag, Ferien, Spiele, Basteln, Abholung, Schulkinder,
      Brettspiele, Mittagsbetreuung`),
    japanese: listed('宿題, おやつ, 小学生, 夏休み, 送迎, 放課後, 長期休暇, 工作, お迎え'),
    Korean: listed('숙제, 간식, 초등학생, 방학, 픽업, 놀이, 하교, 저학년, 만들기'),
  },
}
