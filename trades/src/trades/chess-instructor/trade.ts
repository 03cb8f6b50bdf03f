import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'chess-instructor',
  kind: 'classes',
  names: {
    english: 'Chess lessons',
    spanish: 'Clases de ajedrez',
    french: 'Cours d’échecs',
    italian: 'Lezioni di scacchi',
    german: 'Schachunterricht',
    japanese: 'チェス教室',
    Korean: '체스 교실',
  },
  naming: {
    english:
      listed(`chess coach, chess teacher, chess lesson, chess tutor, chess school, chess club, chess instructor,
      chess, teach chess`),
    spanish: listed('ajedrez, profesor de ajedrez, escuela de ajedrez'),
    french: listed('échecs, professeur d’échecs, école d’échecs, club d’échecs'),
    italian: listed('scacchi, istruttore di scacchi, scuola di scacchi'),
    german: listed('schach, schachlehrer, schachtrainer, schachschule, schachtraining'),
    japanese: listed('チェス, チェスレッスン, 将棋教室'),
    Korean: listed('체스, 체스 레슨, 체스 학원, 체스 수업'),
  },
  things: {
    english: listed('opening, endgame, checkmate, tournament, grandmaster, elo, rating, pawn'),
    spanish: listed('apertura, torneo, jaque, partida, clase'),
    french: listed('ouverture, tournoi, finale, partie, cours'),
    italian: listed('apertura, torneo, finale, partita, lezione'),
    german: listed('eröffnung, endspiel, turnier, partie, elo'),
    japanese: listed('対局, 大会, 将棋, 定跡, 初心者'),
    Korean: listed('대회, 오프닝, 엔드게임, 수업'),
  },
}
