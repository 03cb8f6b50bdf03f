import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sports-coach',
  kind: 'classes',
  otherKind: 'outdoors',
  names: {
    english: 'Sports coach',
    spanish: 'Entrenador deportivo',
    french: 'Éducateur sportif',
    italian: 'Istruttore sportivo',
    german: 'Sporttrainer',
    japanese: 'スポーツ教室',
    Korean: '스포츠 교실',
  },
  naming: {
    english: listed(`golf pro, golf lessons, golf coach, archery lessons, archery, skateboard lessons,
      ice skating lessons, fencing lessons, football coaching, cricket coaching, rowing coach,
      table tennis coach, padel coach, cycling lessons, gymnastics classes, swing coach, athletics coach`),
    spanish: listed(`clases de golf, tiro con arco, patinaje, esgrima, escuela de fútbol, clases de pádel,
      escuela de ciclismo`),
    french:
      listed(`cours de golf, professeur de golf, tir à l’arc, patinage, escrime, école de foot, vélo-école,
      coach sportif enfants`),
    italian: listed(`lezioni di golf, maestro di golf, tiro con l’arco, pattinaggio, scherma, scuola calcio,
      lezioni di padel`),
    german: listed(`golflehrer, golfunterricht, bogenschießen, eislaufschule, fechtunterricht, fußballschule,
      kinderturnen, radfahrschule, padeltrainer, skateschule`),
    japanese: listed(
      'ゴルフレッスン, アーチェリー, スケート教室, サッカースクール, 体操教室, 卓球教室, バドミントン教室, 空手教室, 剣道場, 柔道教室, 合気道道場',
    ),
    Korean: listed(
      '골프 레슨, 양궁, 스케이트 강습, 축구 교실, 체조 교실, 탁구 교실, 배드민턴 레슨, 합기도장, 검도관, 유도관',
    ),
  },
  things: {
    english: listed('swing, putting, bow, arrows, skates, drills, technique, match, juniors, racket'),
    spanish: listed('swing, arco, flechas, técnica, raqueta, juveniles'),
    french: listed('swing, arc, flèches, technique, entraînement, gymnase, juniors, gymnastique'),
    italian: listed('swing, arco, frecce, tecnica, racchetta, ragazzi, ginnastica'),
    german: listed(`schwung, abschlag, pfeil und bogen, technik, trainingsstunde, halle, junioren, turnen`),
    japanese: listed('スイング, 弓, 技術, 練習, ラケット, ジュニア'),
    Korean: listed('스윙, 활, 기술, 연습, 라켓, 유소년'),
  },
}
