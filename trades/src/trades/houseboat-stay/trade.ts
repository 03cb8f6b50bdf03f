import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'houseboat-stay',
  kind: 'lodging',
  names: {
    english: 'Houseboat stay',
    spanish: 'Casa flotante',
    french: 'Péniche d’hébergement',
    italian: 'Casa galleggiante',
    german: 'Hausboot',
    japanese: 'ハウスボート宿泊',
    Korean: '하우스보트 숙박',
  },
  naming: {
    english:
      listed(`houseboat, houseboats, houseboat rental, canal boat hire, narrowboat hire, canal boat holidays,
      floating home stay, boat stay, narrowboat holidays, houseboat holidays, narrowboat, liveaboard,
      sleep on a boat, barge holidays, hotel barge`),
    spanish:
      listed(`alquiler de casas flotantes, barco casa, alojamiento en barco, casas flotantes, dormir en un barco,
      penichettes`),
    french: listed(`location de péniche, nuit sur une péniche, bateau habitable, péniche hôtel, house-boat,
      location bateau sans permis, cabane flottante, dormir sur un bateau`),
    italian: listed(`houseboat, noleggio houseboat, barca alloggio, dormire in barca, boat and breakfast,
      case galleggianti`),
    german: listed(`Hausboot mieten, Hausbootferien, Hausboote, Hausbooturlaub, Übernachten auf dem Wasser,
      Hausbootverleih, Hausbootvermietung, Übernachtung auf dem Boot, Hotelschiff, schwimmendes Ferienhaus`),
    japanese: listed('ハウスボート, 船上ホテル, 船宿, 水上コテージ, 屋形船の宿, 船に泊まる'),
    Korean: listed('하우스보트, 수상펜션, 수상숙박, 보트스테이, 요트 숙박, 요트스테이'),
  },
  things: {
    english: listed(
      `moored, deck, canal, berths, locks, sleeps, galley, stove, river, overnight, gangway, bunk, cruising`,
    ),
    spanish: listed('camarote, cubierta, canal, río, camas, amarre, noche, puerto, cocina'),
    french: listed('cabine, pont, canal, couchettes, amarrée, écluses, nuit, quai, fleuve'),
    italian: listed('cabina, ponte, canale, letti, ormeggio, notte, laguna, fiume, cuccette'),
    german: listed(`Koje, Deck, Anlegeplatz, See, Kanal, Terrasse, Kabine, Übernachtung, Fluss, Steg, Floß`),
    japanese: listed('デッキ, 川, 湖, 寝台, 係留, 夜景, 水辺, キッチン'),
    Korean: listed('갑판, 강, 침대, 객실, 호수, 정박, 뷰, 선실, 데크'),
  },
}
