import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sign-language-teacher',
  kind: 'classes',
  names: {
    english: 'Sign language classes',
    spanish: 'Clases de lengua de signos',
    french: 'Cours de langue des signes',
    italian: 'Corsi di lingua dei segni',
    german: 'Gebärdensprachkurse',
    japanese: '手話教室',
    Korean: '수어 교실',
  },
  naming: {
    english: listed(`sign language, sign language teacher, british sign language, deaf awareness training,
      lip reading classes, bsl, american sign language, braille lessons`),
    spanish: listed('lengua de signos, lengua de señas, lse'),
    french: listed('langue des signes, lsf, bébé signe'),
    italian: listed('lingua dei segni'),
    german: listed('gebärdensprache, gebärdensprachdozentin, gebärdenkurs'),
    japanese: listed('手話, 手話講座'),
    Korean: listed('수어, 수화 교육'),
  },
  things: {
    english: listed('deaf, signs, level 1, fingerspelling'),
    spanish: listed('sordo, signos, nivel, curso'),
    french: listed('sourd, signes, niveau, stage'),
    italian: listed('sordo, segni, livello, corso, lis'),
    german: listed('gehörlos, gebärden, fingeralphabet, kurs, lippenlesen'),
    japanese: listed('ろう者, 指文字, 手話通訳, 入門'),
    Korean: listed('농인, 지문자, 수어통역, 입문'),
  },
}
