import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dance-lessons',
  kind: 'classes',
  names: {
    english: 'Dance lessons',
    spanish: 'Clases de baile',
    french: 'Cours de danse',
    italian: 'Lezioni di ballo',
    german: 'Tanzunterricht',
    japanese: 'ダンス教室',
    Korean: '댄스 교실',
  },
  naming: {
    english: listed(`dance school, dance teacher, dance class, dance lesson, dance studio, dance instructor,
      dance academy, dancing lesson, ballet school, ballet class, salsa class, teach dance,
      ballroom dancing, tango lesson, swing and salsa, teach swing, teach salsa, swing dancing,
      learn to dance`),
    spanish:
      listed(`academia de baile, escuela de baile, escuela de danza, clases de danza, profesor de baile,
      clases de salsa`),
    french: listed('école de danse, professeur de danse, studio de danse'),
    italian: listed('scuola di ballo, scuola di danza, lezioni di danza, maestro di ballo, corsi di ballo'),
    german: listed('tanzschule, tanzkurs, tanzlehrer, tanzstudio, ballettschule, tanzstunde, salsakurs'),
    japanese: listed(
      'ダンススクール, ダンススタジオ, バレエ教室, 社交ダンス, ダンスレッスン, 日本舞踊, 社交ダンス教室, フラダンス教室, フラ教室, ヒップホップ教室, バレエスタジオ',
    ),
    Korean: listed(
      '댄스 학원, 무용 학원, 발레 학원, 댄스 스튜디오, 발레 교실, 발레 교습소, 취미 발레, 줌바 교실, 라틴 댄스, 무용 교습소',
    ),
  },
  things: {
    english:
      listed(`dance, ballet, salsa, tango, ballroom, waltz, tap, hip hop, partner, beginner, contemporary, swing,
      wedding dance`),
    spanish: listed('baile, danza, salsa, tango, flamenco, ballet, bachata, pareja'),
    french: listed('danse, salsa, tango, ballet, valse, hip hop, débutant'),
    italian: listed('ballo, danza, salsa, tango, valzer, liscio, coppia'),
    german: listed('tanz, tanzen, ballett, salsa, tango, walzer, hochzeitstanz, paar'),
    japanese: listed('ダンス, バレエ, サルサ, ヒップホップ, 発表会, タップ'),
    Korean: listed('댄스, 발레, 무용, 방송댄스, 살사, 탱고'),
  },
}
