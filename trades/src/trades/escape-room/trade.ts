import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'escape-room',
  kind: 'outdoors',
  otherKind: 'events',
  names: {
    english: 'Escape room',
    spanish: 'Sala de escape',
    french: 'Escape game',
    italian: 'Escape room',
    german: 'Escape Room',
    japanese: '脱出ゲーム',
    Korean: '방탈출 카페',
  },
  naming: {
    english: listed(`escape rooms, escape game, escape room host, escape games, murder mystery, puzzle rooms,
      murder mystery events, treasure hunts, outdoor escape game, scavenger hunts, immersive experience,
      mystery rooms, puzzle room, VR arcade, board game café, virtual reality arcade,
      treasure hunt company, murder mystery dinners`),
    spanish: listed(`escape room, salas de escape, juego de escape, gymkanas, escape rooms, escape city,
      cenas con asesinato, realidad virtual sala, búsqueda del tesoro`),
    french: listed(`escape room, jeu d’évasion, salle d’évasion, murder party, escape games, chasse au trésor,
      jeu de piste, enquête grandeur nature, salle VR`),
    italian:
      listed(`stanza di fuga, gioco di fuga, escape game, cena con delitto, cacce al tesoro, escape rooms,
      cene con delitto, sala VR`),
    german:
      listed(`Escape Rooms, Escape Game, Live Escape, Rätselraum, Krimidinner, Schnitzeljagden, Outdoor Escape,
      Exit Game, Exitgame, Rätselräume, Stadtrallyes, Krimispiele, VR-Arena, Escape-Spiele, Stadtrallye,
      Geocaching-Touren`),
    japanese: listed(
      '謎解き, 体験型ゲーム, 謎解きカフェ, マーダーミステリー, リアル脱出ゲーム, 謎解きイベント, ボードゲームカフェ, VR体験',
    ),
    Korean: listed(
      '방탈출, 이스케이프룸, 머더미스터리, 크라임씬, 방탈출카페, 보드게임카페, 야외방탈출, 추리카페, VR카페',
    ),
  },
  things: {
    english:
      listed(`puzzles, clues, locks, game master, team, 60 minutes, riddles, themed, missions, solve, horror,
      detectives, players, stag and hen, codes`),
    spanish: listed('enigmas, pistas, candados, equipo, misión, acertijos, jugadores, game master, terror'),
    french: listed('énigmes, indices, cadenas, équipe, mission, game master, joueurs, minutes, évasion'),
    italian: listed(`enigmi, indizi, lucchetti, squadra, missione, giocatori, game master, horror, rompicapi,
      caccia al tesoro`),
    german: listed('Rätsel, Hinweise, Spielleiter, Team, 60 Minuten, Mission, Spieler, Krimi, knifflig'),
    japanese: listed('謎, 暗号, 制限時間, チーム, ヒント, 密室, 推理, ミッション, プレイヤー'),
    Korean: listed('단서, 자물쇠, 힌트, 테마, 추리, 팀, 공포, 제한시간, 퍼즐'),
  },
}
