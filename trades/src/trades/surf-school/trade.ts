import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'surf-school',
  kind: 'outdoors',
  otherKind: 'classes',
  names: {
    english: 'Surf school',
    spanish: 'Escuela de surf',
    french: 'École de surf',
    italian: 'Scuola di surf',
    german: 'Surfschule',
    japanese: 'サーフィンスクール',
    Korean: '서핑 강습',
  },
  naming: {
    english:
      listed(`surf lessons, surfing lessons, surf instructor, surf coach, surf camp, kitesurfing lessons,
      paddleboarding lessons, paddleboard hire, windsurfing lessons, SUP lessons, board hire surf,
      kitesurf school, bodyboard hire, learn to surf`),
    spanish:
      listed(`clases de surf, surf camp, profesor de surf, escuela de kitesurf, alquiler de paddle surf,
      cursos de surf, monitor de surf`),
    french: listed(`cours de surf, moniteur de surf, surf camp, école de kitesurf, location de paddle,
      école voile et surf, stages de surf`),
    italian:
      listed(`lezioni di surf, istruttore di surf, surf camp, scuola kitesurf, noleggio sup, corsi di surf,
      corsi di windsurf`),
    german:
      listed(`Surfkurse, Surflehrer, Surflehrerin, Surfcamp, Kitesurfschule, Windsurfschule, SUP-Verleih,
      Wellenreiten, Kiteschule, Wellenreitkurse, SUP-Kurse, Windsurfkurse`),
    japanese: listed(
      'サーフスクール, サーフィン教室, SUPスクール, SUP体験, サーフィン体験, ウィンドサーフィンスクール, サーフィンレッスン',
    ),
    Korean: listed('서핑스쿨, 서핑샵, 서핑 레슨, 패들보드 강습, 서핑캠프, 서핑 체험, 카이트서핑'),
  },
  things: {
    english:
      listed(`boards, wetsuits, waves, foam board, swell, beach, rash vest, tide, beginners, paddle, kite,
      surfers, lineup`),
    spanish: listed('tablas, neopreno, olas, playa, paddle, kite, principiantes, marea, espuma'),
    french: listed('planches, combinaison, vagues, plage, paddle, kite, débutants, marée, mousse'),
    italian: listed('tavole, muta, onde, spiaggia, sup, kite, principianti, vento, marea'),
    german: listed(
      `Bretter, Neopren, Wellen, Strand, Softboard, Kite, Paddel, Stand-up-Paddling, Anfänger, Wind, Meer`,
    ),
    japanese: listed('サーフボード, ウェットスーツ, 波, 海, 初心者, パドル, ビーチ, SUP, 潮'),
    Korean: listed('서핑보드, 웻슈트, 파도, 바다, 초보, 패들, 해변, 보드, 샤워'),
  },
}
