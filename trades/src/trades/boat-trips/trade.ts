import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'boat-trips',
  kind: 'outdoors',
  names: {
    english: 'Boat trips',
    spanish: 'Paseos en barco',
    french: 'Balades en bateau',
    italian: 'Gite in barca',
    german: 'Bootsfahrten',
    japanese: '遊覧船',
    Korean: '유람선',
  },
  naming: {
    english:
      listed(`boat tours, boat excursions, boat cruises, harbour cruise, river cruise, canal boat trips,
      sunset cruise, sea tours, island ferry, gondola rides, ferry trips`),
    spanish: listed(
      `excursiones en barco, salidas en barco, paseos en lancha, crucero fluvial, rutas en barco`,
    ),
    french:
      listed(`promenades en bateau, excursions en mer, croisière fluviale, balades commentées, sorties en mer,
      balade en gabare, bateau-promenade`),
    italian: listed('escursioni in barca, tour in barca, giro in barca, minicrociere, gite in gommone'),
    german: listed(`bootstouren, hafenrundfahrt, schifffahrt, ausflugsschiff, kahnfahrten, rikschafahrten,
      rikscha rundfahrten, stocherkahnfahrt, floßfahrt`),
    japanese: listed('クルーズ, 川下り, 屋形船, 観光船, 舟下り, クルーズ船'),
    Korean: listed('보트 투어, 요트 투어, 크루즈, 뱃놀이'),
  },
  things: {
    english: listed('skipper, departures, seals, on board, life jackets, quay, deck, cruise, rib'),
    spanish: listed('salidas, embarque, puerto, capitán, atardecer, cubierta'),
    french: listed('départs, embarquement, quai, commentées, croisière, capitaine, gabare'),
    italian: listed('partenze, imbarco, porto, skipper, tramonto, bordo'),
    german: listed('abfahrt, kapitän, anleger, bord, hafen, kahn, rundfahrten'),
    japanese: listed('乗船, 出航, 船頭, 港, 船上'),
    Korean: listed('승선, 출항, 선장, 노을'),
  },
}
