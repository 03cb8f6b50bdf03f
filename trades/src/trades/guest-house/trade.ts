import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'guest-house',
  kind: 'lodging',
  names: {
    english: 'Guest house',
    spanish: 'Casa de huéspedes',
    french: 'Chambres d’hôtes',
    italian: 'B&B',
    german: 'Pension',
    japanese: '民宿',
    Korean: '게스트하우스',
  },
  naming: {
    english: listed(`bed and breakfast, bed breakfast, b&b, holiday cottage, holiday home, holiday apartment,
      self-catering cottage, vacation rental, holiday let, shepherd’s hut, holiday house, guesthouse,
      cottage to let, lake cabin, cabin rental`),
    spanish: listed(`casa rural, alojamiento rural, apartamento turístico, casa vacacional, pensión,
      turismo rural, hospedaje`),
    french: listed(`gîte, maison d’hôtes, gîte rural, location de vacances, chambre d’hôtes, gîte de charme`),
    italian: listed(`bed breakfast, affittacamere, casa per ferie, appartamento vacanze, bed and breakfast,
      casa vacanze`),
    german: listed(
      `ferienwohnung, gästehaus, gästezimmer, fremdenzimmer, ferienapartment, privatzimmer, zimmer frei`,
    ),
    japanese: listed('ゲストハウス, ペンション, 民泊, 古民家宿'),
    Korean: listed('펜션, 민박, 한옥 스테이, 농어촌민박, 민박집, 에어비앤비'),
  },
  things: {
    english:
      listed(`sleep, cottage, room, breakfast, guest, hot tub, dogs welcome, linen, changeover, stay, sea view,
      wood burner`),
    spanish: listed('habitación, huésped, desayuno, plazas, noche'),
    french: listed('chambre, petit-déjeuner, couchages, nuit, séjour, piscine'),
    italian: listed('camera, colazione, posti letto, ospite, notte'),
    german: listed('zimmer, frühstück, gast, bett, übernachtung, terrasse, personen'),
    japanese: listed('部屋, 朝食, 宿泊, 一泊, 素泊まり, 囲炉裏'),
    Korean: listed('객실, 바베큐, 숙박, 조식, 독채, 계곡'),
  },
  schemaType: 'BedAndBreakfast',
}
