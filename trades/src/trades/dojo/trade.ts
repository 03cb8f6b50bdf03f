import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dojo',
  kind: 'classes',
  names: {
    english: 'Martial arts school',
    spanish: 'Escuela de artes marciales',
    french: 'École d’arts martiaux',
    italian: 'Scuola di arti marziali',
    german: 'Kampfsportschule',
    japanese: '武道・格闘技の道場',
    Korean: '무술 도장',
  },
  naming: {
    english:
      listed(`martial arts, karate, karate club, judo, judo club, taekwondo, aikido, jiu jitsu, krav maga,
      kung fu, boxing club, boxing gym, kickboxing, self-defence classes, muay thai, dojo, kendo`),
    spanish:
      listed(`artes marciales, kárate, judo, taekwondo, aikido, jiu-jitsu, krav maga, boxeo, defensa personal,
      kick boxing`),
    french:
      listed(`arts martiaux, karaté, judo, taekwondo, aïkido, jiu-jitsu, krav maga, club de boxe, self-défense,
      kick-boxing`),
    italian:
      listed(`arti marziali, karate, judo, taekwondo, aikido, jiu jitsu, krav maga, pugilato, difesa personale,
      kickboxing`),
    german:
      listed(`kampfsport, karate, judo, taekwondo, aikido, jiu jitsu, krav maga, kung fu, boxschule, boxclub,
      kickboxen, selbstverteidigung, wing tsun, kampfkunst`),
    japanese: listed(
      '空手, 空手道場, 柔道, 剣道, 合気道, テコンドー, キックボクシング, ボクシングジム, 道場, 柔術, 護身術',
    ),
    Korean: listed('태권도, 태권도장, 유도, 검도, 합기도, 주짓수, 복싱, 킥복싱, 권투 체육관, 호신술'),
  },
  things: {
    english: listed('belt, sparring, gi, grading, gloves, pads, white belt'),
    spanish: listed('cinturón, combate, guantes, grados'),
    french: listed('ceinture, combat, gants, grades'),
    italian: listed('cintura, combattimento, guantoni, gradi'),
    german: listed('gürtel, sparring, boxhandschuhe, anzug, probetraining'),
    japanese: listed('帯, 稽古, 組手, 型, 昇級, 胴着'),
    Korean: listed('띠, 도복, 품새, 겨루기, 승급, 글러브'),
  },
}
