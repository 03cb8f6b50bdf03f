import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'drama-school',
  kind: 'classes',
  names: {
    english: 'Drama school',
    spanish: 'Escuela de teatro',
    french: 'École de théâtre',
    italian: 'Scuola di teatro',
    german: 'Schauspielschule',
    japanese: '演劇スクール',
    Korean: '연기학원',
  },
  naming: {
    english: listed(`acting classes, drama classes, acting school, theatre school, acting coach, stage school,
      performing arts school, youth theatre, musical theatre classes, improv classes, drama teacher,
      circus school, acting lessons, drama club for children, speech and drama, presentation skills coach,
      LAMDA lessons, performing arts classes, circus skills workshops, teach drama`),
    spanish:
      listed(`clases de teatro, escuela de interpretación, clases de interpretación, clases de actuación,
      escuela de circo, teatro musical clases, taller de teatro, oratoria clases`),
    french:
      listed(`cours de théâtre, cours d’art dramatique, coach d’acteurs, atelier théâtre, école de cirque,
      cours d’improvisation, comédie musicale cours, prise parole en public`),
    italian:
      listed(`corsi di teatro, scuola di recitazione, corsi di recitazione, laboratorio teatrale, acting coach,
      scuola di circo, corsi di improvvisazione`),
    german:
      listed(`Schauspielunterricht, Theaterschule, Schauspielkurse, Schauspielcoach, Kindertheatergruppe,
      Impro-Kurse, Theaterpädagoge, Theaterpädagogin, Musicalschule, Schauspiellehrer, Schauspiellehrerin,
      Zirkusschule, Theaterkurse, Rhetoriktrainer, Rhetoriktrainerin, Sprechtrainer, Sprechtrainerin,
      Theaterpädagogik, Improtheater-Kurse`),
    japanese: listed(
      '演技レッスン, 俳優養成所, 演劇教室, 声優養成所, 演技ワークショップ, ミュージカル教室, 朗読教室, 劇団 養成',
    ),
    Korean: listed(
      '연기 레슨, 연극교실, 뮤지컬학원, 아역 연기, 연기 수업, 아나운서 학원, 성우학원, 서커스 교실',
    ),
  },
  things: {
    english:
      listed(`stage, auditions, LAMDA, improv, scripts, performances, kids, musical, shy, monologue, confidence,
      juggling, curtain, show`),
    spanish: listed('escenario, guion, improvisación, niños, obra, casting, musical, voz, malabares'),
    french: listed('scène, texte, improvisation, enfants, spectacle, casting, rôle, jonglage, audition'),
    italian: listed(
      `palco, copione, improvvisazione, bambini, spettacolo, provini, musical, monologo, giocoleria`,
    ),
    german: listed(
      `Bühne, Rolle, Improvisation, Vorsprechen, Kinder, Aufführung, Szene, Musical, Jonglieren, Monolog`,
    ),
    japanese: listed('舞台, 台本, 発声, 役, 即興, オーディション, 子役, 公演, 滑舌'),
    Korean: listed('무대, 대본, 오디션, 즉흥, 입시, 발성, 공연, 독백, 캐스팅'),
  },
}
