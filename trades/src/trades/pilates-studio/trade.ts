import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pilates-studio',
  kind: 'classes',
  otherKind: 'health-practice',
  names: {
    english: 'Pilates studio',
    spanish: 'Estudio de pilates',
    french: 'Studio de Pilates',
    italian: 'Studio pilates',
    german: 'Pilatesstudio',
    japanese: 'ピラティススタジオ',
    Korean: '필라테스',
  },
  naming: {
    english:
      listed(`pilates, reformer pilates, pilates classes, pilates instructor, pilates teacher, mat pilates,
      clinical pilates, reformer classes, barre classes, barre studio, pilates lessons, gyrotonic,
      teach pilates`),
    spanish: listed(`pilates, pilates máquinas, pilates reformer, clases de pilates, profesora de pilates,
      monitora de pilates`),
    french:
      listed(`pilates, pilates reformer, cours de pilates, professeur de pilates, barre au sol, pilates machine,
      gyrotonic`),
    italian: listed(`pilates, pilates reformer, lezioni di pilates, insegnante di pilates, corsi di pilates,
      istruttrice pilates, barre`),
    german:
      listed(`Pilates, Reformer Pilates, Pilateskurse, Pilatestrainer, Pilatestrainerin, Pilatesunterricht,
      Barre-Kurse, Gyrotonic`),
    japanese: listed(
      'ピラティス, マシンピラティス, ピラティス教室, ピラティスインストラクター, バレエストレッチ教室, ジャイロトニック',
    ),
    Korean: listed(
      '기구필라테스, 필라테스 스튜디오, 리포머 필라테스, 필라테스 강사, 필라테스 센터, 바레, 자이로토닉, 필라테스 학원',
    ),
  },
  things: {
    english:
      listed(`reformer, core, posture, mat, stretch, cadillac, springs, small groups, back pain, flexibility,
      equipment, pregnancy, grip socks, pelvic floor`),
    spanish:
      listed(`reformer, postura, esterilla, suelo pélvico, espalda, grupos reducidos, estiramientos, máquinas,
      barre`),
    french: listed('reformer, posture, tapis, gainage, périnée, dos, petits groupes, souplesse, machines'),
    italian: listed(
      `reformer, postura, tappetino, pavimento pelvico, schiena, piccoli gruppi, stretching, macchine`,
    ),
    german:
      listed(`Reformer, Matte, Rumpf, Haltung, Beckenboden, Geräte, Kleingruppen, Rücken, Dehnung, Körpermitte,
      Präventionskurs`),
    japanese: listed('リフォーマー, 体幹, 姿勢, マット, 骨盤, 産後, 少人数, 柔軟, 呼吸'),
    Korean: listed('리포머, 코어, 매트, 캐딜락, 산후, 소그룹, 유연성, 골반'),
  },
}
