import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'karaoke-box',
  kind: 'table-service',
  names: {
    english: 'Karaoke and games bar',
    spanish: 'Coctelería',
    french: 'Bar à cocktails',
    italian: 'Cocktail bar',
    german: 'Karaoke- und Musikbar',
    japanese: 'カラオケ・バー',
    Korean: '노래방',
  },
  naming: {
    english:
      listed(`karaoke, karaoke bar, karaoke box, nightclub, cocktail bar, bowling alley, snooker hall, pool hall,
      shisha lounge, hookah lounge, live music bar`),
    spanish: listed('karaoke, bar de copas, discoteca, bolera, bar musical, sala de conciertos'),
    french: listed('karaoké, bar karaoké, discothèque, boîte de nuit, bar à chicha, café-concert'),
    italian: listed('karaoke, locale notturno, discoteca'),
    german:
      listed(`karaokebar, cocktailbar, nachtclub, diskothek, kegelbahn, bowlingbahn, shisha bar, billardcafé,
      musikkneipe`),
    japanese: listed('カラオケ, カクテルバー, ボウリング場, ダーツバー, 居酒屋バー'),
    Korean: listed('칵테일바, 라이브 카페, 볼링장, 코인노래방'),
  },
  things: {
    english: listed('cocktails, lanes, songs, rooms, dj nights, tables, shots, happy hour'),
    spanish: listed('cócteles, pistas, canciones, copas, música en directo'),
    french: listed('cocktails, pistes, chansons, concerts, soirées, bowling'),
    italian: listed('cocktail, piste, canzoni, serate, aperitivi, bowling'),
    german: listed('cocktails, bahnen, lieder, happy hour, drinks'),
    japanese: listed('カクテル, 飲み放題, ママ, 曲, ボトル, スナック'),
    Korean: listed('칵테일, 노래, 맥주, 공연, 안주'),
  },
}
