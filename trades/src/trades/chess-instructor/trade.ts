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
    english: [
      'chess coach',
      'chess teacher',
      'chess lesson',
      'chess tutor',
      'chess school',
      'chess club',
      'chess instructor',
      'chess',
      'teach chess',
    ],
    spanish: ['ajedrez', 'profesor de ajedrez', 'escuela de ajedrez'],
    french: ['échecs', "professeur d'échecs", "école d'échecs", "club d'échecs"],
    italian: ['scacchi', 'istruttore di scacchi', 'scuola di scacchi'],
    german: ['schach', 'schachlehrer', 'schachtrainer', 'schachschule', 'schachtraining'],
    japanese: ['チェス', 'チェスレッスン', '将棋教室'],
    Korean: ['체스', '체스 레슨', '체스 학원', '체스 수업'],
  },
  things: {
    english: ['opening', 'endgame', 'checkmate', 'tournament', 'grandmaster', 'elo', 'rating', 'pawn'],
    spanish: ['apertura', 'torneo', 'jaque', 'partida', 'clase'],
    french: ['ouverture', 'tournoi', 'finale', 'partie', 'cours'],
    italian: ['apertura', 'torneo', 'finale', 'partita', 'lezione'],
    german: ['eröffnung', 'endspiel', 'turnier', 'partie', 'elo'],
    japanese: ['対局', '大会', '将棋', '定跡', '初心者'],
    Korean: ['대회', '오프닝', '엔드게임', '수업'],
  },
}
