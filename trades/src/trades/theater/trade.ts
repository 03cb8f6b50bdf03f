import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'theater',
  kind: 'community',
  names: {
    english: 'Theatre group',
    spanish: 'Grupo de teatro',
    french: 'Troupe de théâtre',
    italian: 'Compagnia teatrale',
    german: 'Theater und Musikverein',
    japanese: '劇団・楽団',
    Korean: '극단·악단',
  },
  naming: {
    english:
      listed(`theatre company, drama group, amateur dramatics, community theatre, wind band, marching band,
      film club, arts centre`),
    spanish: listed('teatro aficionado, centro cultural'),
    french: listed('théâtre amateur, centre culturel'),
    italian: listed('teatro amatoriale, centro culturale'),
    german: listed('theatergruppe, laienspiel, musikverein, blasorchester, kulturzentrum, kulturverein'),
    japanese: listed('劇団, 吹奏楽団, 市民楽団, オーケストラ, 市民劇場'),
    Korean: listed('극단, 오케스트라, 윈드 밴드, 문화센터'),
  },
  things: {
    english:
      listed(`play, rehearsals, tickets, stage, performances, cast, concerts, players, musicians, orchestra,
      theatre, theater, cinema`),
    spanish: listed('ensayos, entradas, escenario, funciones, conciertos, músicos, teatro, orquesta, cine'),
    french: listed(
      `répétitions, billets, scène, spectacles, concerts, musiciens, théâtre, harmonie, orchestre, cinéma`,
    ),
    italian: listed('prove, biglietti, palco, spettacoli, concerti, musicisti, teatro, orchestra, cinema'),
    german: listed(
      `proben, karten, bühne, aufführung, konzerte, ensemble, musiker, theater, orchester, kino`,
    ),
    japanese: listed('稽古, 公演, 舞台, 団員, 演奏会, 映画館'),
    Korean: listed('공연, 연습, 무대, 단원, 연주회, 영화관'),
  },
}
