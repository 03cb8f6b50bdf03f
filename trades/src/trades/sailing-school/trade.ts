import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sailing-school',
  kind: 'outdoors',
  otherKind: 'classes',
  names: {
    english: 'Sailing school',
    spanish: 'Escuela de vela',
    french: 'École de voile',
    italian: 'Scuola di vela',
    german: 'Segelschule',
    japanese: 'セーリングスクール',
    Korean: '요트 스쿨',
  },
  naming: {
    english:
      listed(`sailing lessons, sailing courses, yacht charter, boat charter, sailing instructor, RYA courses,
      powerboat courses, learn to sail, skipper for hire, boat hire, dinghy sailing, sailing charter,
      yacht charters, boat licence courses, sailing trips, day skipper, charter skipper`),
    spanish:
      listed(`cursos de vela, escuela náutica, alquiler de barcos, clases de vela, patrón de embarcaciones,
      charter náutico, titulaciones náuticas, academia náutica`),
    french: listed(`cours de voile, permis bateau, location de bateaux, stages de voile, moniteur de voile,
      bateau-école, location de voilier, croisière à la voile, skipper professionnel`),
    italian: listed(`corsi di vela, patente nautica, noleggio barche, lezioni di vela, charter barca a vela,
      istruttore di vela, scuola nautica, scuola vela`),
    german:
      listed(`Segelkurse, Segellehrer, Segellehrerin, Yachtcharter, Bootsführerschein, Bootsverleih, Segeltörns,
      Bootscharter, Segelunterricht, Skippertraining, Motorbootschule, Mitsegeln, Sportbootführerschein,
      Bootsvermietung, Hausbootführerschein, Bootsfahrschule`),
    japanese: listed(
      'ヨットスクール, ヨット教室, ヨットチャーター, 船舶免許教室, クルージング, ボートレンタル, セーリング教室, 貸しボート, ボート免許',
    ),
    Korean: listed('요트교육, 요트체험, 딩기요트, 요트 대여, 보트면허, 조종면허, 보트 대여, 요트 강습'),
  },
  things: {
    english: listed(`sails, knots, tacking, skipper, crew, harbour, yacht, tiller, competent crew, navigation,
      life jackets, wind, certificates, dinghy, rig, tack, jib`),
    spanish: listed('velas, nudos, patrón, PER, velero, puerto, viento, catamarán, prácticas'),
    french: listed('voiles, nœuds, skipper, dériveur, port, vent, catamaran, équipage, croisière'),
    italian: listed(
      `vele, nodi, skipper, deriva, porto, vento, catamarano, equipaggio, crociera, cabinato, tramonto`,
    ),
    german: listed(
      `Segel, Knoten, Skipper, Jolle, Yacht, Hafen, SBF See, Wind, Prüfung, Törn, Schwimmwesten, Katamaran`,
    ),
    japanese: listed('帆, ロープワーク, 船長, 港, 海, 風, ディンギー, 免許, 救命胴衣'),
    Korean: listed('돛, 매듭, 선장, 항구, 바다, 바람, 면허, 구명조끼'),
  },
}
